import { sendSmsCode } from '../modules/people/identity/index.ts';
import type { RequestContext } from '../platform/http/RequestContext.ts';

/** To a number that somebody typed, whether or not it is registered. */
export async function sendCode(
  context: RequestContext,
  purpose: 'register' | 'login' | 'reset' | 'bind',
  phoneNumber: string,
) {
  const { services, addressKey, proof } = context;
  const browserId = context.browserId();
  return await sendSmsCode(services, { purpose, phoneNumber, browserId, addressKey, proof, isOwnNumber: false });
}
