import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { recordAudit } from '../../../modules/staff/audit/index.ts';
import { countAdmins, createStaff } from '../../../modules/staff/staff/index.ts';
import { hashPassword } from '../../../platform/crypto/passwords.ts';
import { violatedConstraint } from '../../../platform/database/violatedConstraint.ts';
import type { Services } from '../../../platform/services.ts';

interface Input {
  readonly loginName: string;
  readonly name: string;
  /** Although there is an administrator already: who has lost their password or phone has no other way in. */
  readonly another: boolean;
}

interface Appointed {
  readonly password: string;
  /** In base32, as an authenticator takes it when it is typed. */
  readonly totpSecret: string;
  /** The same as an authenticator reads it from a QR code. */
  readonly totpAddress: string;
}

const LOGIN_NAME = /^[a-z][a-z0-9_]{2,23}$/;

/**
 * Makes an administrator from outside the shop: the first one, whom nobody can make inside. Password and second factor are random and
 * told to the caller alone. Of several that are made at once one is the first.
 */
export async function appointAdmin(
  services: Pick<Services, 'db' | 'config' | 'clock'>,
  input: Input,
): Promise<Appointed> {
  const { loginName, name } = input;
  if (!LOGIN_NAME.test(loginName)) {
    throw new Error('a login name has 3 to 24 small letters, digits and _, and begins with a letter');
  }
  if (name.length === 0 || name.length > 24) throw new Error('a name has 1 to 24 characters');
  const password = randomBytes(15).toString('base64url');
  const passwordHash = await hashPassword(password);
  const secret = new Secret({ size: 20 });
  const member = { loginName, name, roles: ['admin'] as const };
  const work = services.db.transact(
    async (tx) => {
      if (!input.another && (await countAdmins(tx)) > 0) {
        throw new Error('there is an administrator already; --another makes one more, and the audit log will say so');
      }
      const now = services.clock();
      const { config } = services;
      const id = await createStaff(tx, { ...member, passwordHash, totpSecret: secret.base32, config, now });
      const target = { kind: 'staff', id };
      await recordAudit(tx, { staffId: null, action: 'staff.create', target, before: null, after: member, now });
    },
    { isolation: 'serializable' },
  );
  await work.catch((error: unknown) => {
    if (violatedConstraint(error) !== 'staff_members_login_name_key') throw error;
    throw new Error(`the login name ${loginName} is taken`);
  });
  const totp = new TOTP({ issuer: '集物', label: loginName, secret });
  return { password, totpSecret: secret.base32, totpAddress: totp.toString() };
}
