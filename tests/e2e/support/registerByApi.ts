import { randomBytes, randomInt } from 'node:crypto';
import { policies, type Session } from '@jiwu/contract';
import { callApi } from './callApi.ts';
import { newPhone, readSmsCode } from './sms.ts';

export interface Account {
  readonly phoneNumber: string;
  readonly password: string;
  readonly browserId: string;
  readonly session: Session;
}

export function newBrowserId(): string {
  return randomBytes(16).toString('hex');
}

export function newPassword(): string {
  return `qingci-${randomInt(100_000, 1_000_000)}`;
}

/**
 * A device of another kind. All tests come from one network address, and on one kind of device two users count as one person, who
 * earns nothing by their own purchases.
 */
export const otherDevice = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1';

/** A new account with its session, without a page: what most tests need and few are about. */
export async function registerByApi({ userAgent }: { userAgent?: string } = {}): Promise<Account> {
  const [phoneNumber, password, browserId] = [newPhone(), newPassword(), newBrowserId()];
  const caller = { browserId, ...(userAgent && { userAgent }) };
  await callApi('GET', `/user/register/code?phoneNumber=${phoneNumber}`, caller);
  const code = await readSmsCode(phoneNumber);
  const agreed = { serviceTerms: policies.serviceTerms.version, privacyPolicy: policies.privacyPolicy.version };
  const answer = await callApi('POST', '/user/register', caller, { phoneNumber, code, password, agreed });
  if (!answer.flag) throw new Error(`not registered: ${answer.msg}`);
  return { phoneNumber, password, browserId, session: answer.data as Session };
}
