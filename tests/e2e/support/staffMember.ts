import { randomBytes, randomUUID } from 'node:crypto';
import type { Envelope } from '@jiwu/contract';
import { Secret, TOTP } from 'otpauth';
import { createStaff } from '../../../apps/server/src/modules/staff/staff/index.ts';
import { readConfig } from '../../../apps/server/src/platform/config/config.ts';
import { hashPassword } from '../../../apps/server/src/platform/crypto/passwords.ts';
import { createDatabase } from '../../../apps/server/src/platform/database/createDatabase.ts';
import { apiUrl } from './addresses.ts';

const password = 'staff-of-the-test-shop';

/** A call by a member of staff over the API, a POST unless said otherwise; a form is an upload. A refusal is thrown. */
export type StaffCall = (path: string, body: unknown, method?: 'GET' | 'POST' | 'PUT') => Promise<Envelope['data']>;

type StaffRoles = Parameters<typeof createStaff>[1]['roles'];

/** A new member of staff, for orders unless said otherwise, signed in with a real code. A code counts once, so tests do not share one. */
export async function signInStaffMember(roles: StaffRoles = ['orders']): Promise<StaffCall> {
  const totpSecret = new Secret({ size: 20 }).base32;
  const loginName = `s${randomBytes(6).toString('hex')}`;
  const db = createDatabase({
    connectionString: process.env['DATABASE_URL'] ?? '',
    max: 1,
    applicationName: 'jiwu-e2e',
  });
  // A throwaway shop has the secrets of development.
  const config = readConfig({ ...process.env, NODE_ENV: 'test' });
  const passwordHash = await hashPassword(password);
  const member = { loginName, name: '测试客服', roles, passwordHash, totpSecret };
  await db.transact((tx) => createStaff(tx, { ...member, config, now: new Date() }));
  await db.close();
  const code = new TOTP({ secret: Secret.fromBase32(totpSecret) }).generate();
  const { token } = (await send('', '/staff/login', { loginName, password, code })) as { token: string };
  return (path, body, method) => send(token, path, body, method);
}

async function send(token: string, path: string, body: unknown, method = 'POST'): Promise<Envelope['data']> {
  const isUpload = body instanceof FormData;
  const response = await fetch(`${apiUrl}/api${path}`, {
    method,
    headers: {
      token,
      'User-Type': 'Staff',
      anonymous: 'staff-browser',
      'Idempotency-Key': randomUUID(),
      ...(!isUpload && body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: isUpload ? body : JSON.stringify(body) }),
  });
  const { flag, msg, data } = (await response.json()) as Envelope;
  if (!flag) throw new Error(`${path}: ${msg}`);
  return data;
}
