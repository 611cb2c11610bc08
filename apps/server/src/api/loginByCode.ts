import type { accountEndpoints } from '@jiwu/contract';
import { openSession } from '../flows/accounts/outside/openSession.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import { findUserByPhone, proveSmsCode, useSmsCode } from '../modules/people/identity/index.ts';
import { ShopError } from '../platform/errors/ShopError.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';
import { deviceOf } from './deviceOf.ts';

type LoginByCode = HandlersOf<Pick<typeof accountEndpoints, 'userLoginByCode'>, ShopServices>['userLoginByCode'];

/**
 * Whoever reads the phone's messages is its owner: they are let in, and this browser is known from now on. That there is no account is told
 * only after the code was right, so nobody learns it of somebody else's number.
 */
export const loginByCode: LoginByCode = async (context, { body }) => {
  const { services, addressKey, proof } = context;
  const device = deviceOf(context);
  const { browserId } = device;
  const proven = await proveSmsCode(services, { ...body, purpose: 'login', browserId, addressKey, proof });
  context.keepDeviceKey(device.key);
  return await context.write(async (tx) => {
    await useSmsCode(tx, proven, services.clock());
    const user = await findUserByPhone(tx, body.phoneNumber);
    if (!user) throw new ShopError('PHONE_UNREGISTERED');
    return await openSession(tx, services, { userId: user.id, device });
  });
};
