import { verifyPassword } from '../../../../platform/crypto/passwords.ts';
import type { Services } from '../../../../platform/services.ts';
import type { StaffLogin } from './StaffLogin.ts';
import { type LoginTry, withinLoginBrakes } from './withinLoginBrakes.ts';

/**
 * The password of a member who has no second factor yet. Whoever has one is refused as everybody is who has no right to ask: nobody learns here
 * whether a password is right that a code still guards.
 */
export async function checkStaffEnrolment(services: Services, input: LoginTry): Promise<StaffLogin> {
  return await withinLoginBrakes(services, input, async (place) => {
    const hasPassword = await verifyPassword(place, input.login?.passwordHash, input.password);
    return input.login && hasPassword && !input.login.isEnrolled ? input.login : null;
  });
}
