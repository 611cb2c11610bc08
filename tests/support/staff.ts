import { randomBytes } from 'node:crypto';
import { type EndpointName, rules, type StaffRole } from '@jiwu/contract';
import { MINUTE_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { createStaff } from '../../apps/server/src/modules/staff/staff/index.ts';
import { hashPassword } from '../../apps/server/src/platform/crypto/passwords.ts';
import { type CallInput, createShopClient, type Reply } from './createShopClient.ts';
import type { TestShop } from './startTestShop.ts';

export interface StaffLogin {
  readonly staffId: string;
  readonly loginName: string;
  readonly password: string;
  readonly totpSecret: string;
}

export interface StaffClient {
  readonly staffId: string;
  readonly totpSecret: string;
  readonly token: string;
  readonly call: (name: EndpointName, input?: CallInput) => Promise<Reply>;
}

const password = 'staff-of-the-test-shop';
let passwordHash: Promise<string> | undefined;

/** A member of staff who has not signed in yet. `isToEnrol`: and has no second factor. */
export async function makeStaff(
  shop: Pick<TestShop, 'services'>,
  roles: readonly StaffRole[],
  isToEnrol = false,
): Promise<StaffLogin> {
  const loginName = `s${randomBytes(6).toString('hex')}`;
  const totpSecret = new Secret({ size: 20 }).base32;
  passwordHash ??= hashPassword(password);
  const hash = await passwordHash;
  const staffId = await shop.services.db.transact((tx) =>
    createStaff(tx, {
      loginName,
      name: '测试员工',
      passwordHash: hash,
      totpSecret,
      roles,
      isToEnrol,
      config: shop.services.config,
      now: shop.services.clock(),
    }),
  );
  return { staffId, loginName, password, totpSecret };
}

/** The authenticator's present code, or the one some steps of 30 seconds ahead. */
export function totpCode(shop: TestShop, totpSecret: string, stepsAhead = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(totpSecret) });
  return totp.generate({ timestamp: shop.services.clock().getTime() + stepsAhead * 30_000 });
}

/** Nobody is idle while a test lets time pass: as if they had done something a minute before the session would end. */
function keepAwake(shop: TestShop, staffId: string): () => Promise<void> {
  let seenMs = shop.services.clock().getTime();
  return async () => {
    const now = shop.services.clock();
    const idleMs = now.getTime() - seenMs;
    seenMs = now.getTime();
    if (idleMs < (rules.staff.idleMinutes - 1) * MINUTE_MS) return;
    await shop.services.db.writeAlone(sql`
      update staff_sessions set last_seen_at = ${new Date(now.getTime() - MINUTE_MS)}
      where staff_id = ${staffId} and ended_at is null`);
  };
}

/** A new member of staff with these roles, signed in over HTTP with a real code. `idles`: time passes for them as it does in the shop. */
export async function signInStaff(
  shop: TestShop,
  roles: readonly StaffRole[],
  { idles = false }: { readonly idles?: boolean } = {},
): Promise<StaffClient> {
  const login = await makeStaff(shop, roles);
  const client = createShopClient(shop, { roaming: true });
  const reply = await client.call('staffLogin', {
    body: { loginName: login.loginName, password, code: totpCode(shop, login.totpSecret) },
  });
  if (!reply.flag) throw new Error(`staff not signed in: ${reply.msg}`);
  const { token } = reply.data as { token: string };
  const stayAwake = idles ? () => Promise.resolve() : keepAwake(shop, login.staffId);
  return {
    staffId: login.staffId,
    totpSecret: login.totpSecret,
    token,
    async call(name, input = {}) {
      await stayAwake();
      return await client.call(name, { ...input, headers: { token, ...input.headers } });
    },
  };
}

/** A code that this member has not used yet: half a minute later. */
export function freshCode(shop: TestShop, staff: Pick<StaffClient, 'totpSecret'>): string {
  shop.advance(30_000);
  return totpCode(shop, staff.totpSecret);
}
