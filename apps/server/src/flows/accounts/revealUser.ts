import { rules } from '@jiwu/contract';
import { MINUTE_MS } from '@jiwu/kernel';
import { listAddresses } from '../../modules/people/addresses/index.ts';
import { findUserForStaff } from '../../modules/people/identity/index.ts';
import { listAudit, recordAudit } from '../../modules/staff/audit/index.ts';
import { holdStaff } from '../../modules/staff/staff/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { startOfDay } from '../startOfDay.ts';
import { REVEAL } from './revealAction.ts';

type RevealField = (typeof rules.staff.revealFields)[number];

interface Input {
  readonly staffId: string;
  readonly userId: string;
  readonly field: RevealField;
  /** Why it has to be seen. */
  readonly reason: string;
  readonly now: Date;
}

/** One thing of a user, in full. The audit row names what was read and why, not what stood there. */
export async function revealUser(tx: Tx, { staffId, userId, field, reason, now }: Input) {
  // Those of one member come one after the other, so that none is counted too late.
  await holdStaff(tx, staffId);
  const perDay = rules.staff.revealsPerDay;
  const today = { staffId, action: REVEAL, from: startOfDay(now) };
  const before = await listAudit(tx, { ...today, before: null, limit: perDay });
  if (before.length >= perDay) throw new ShopError('STAFF_REVEAL_LIMIT');
  const values = await readers[field](tx, userId);
  const target = { kind: 'user', id: userId };
  await recordAudit(tx, { staffId, action: REVEAL, target, before: null, after: { field, reason }, now });
  const until = new Date(now.getTime() + rules.staff.revealMinutes * MINUTE_MS).toISOString();
  return { values, until, usedToday: before.length + 1, perDay };
}

const readers: Readonly<Record<RevealField, (tx: Tx, userId: string) => Promise<string[]>>> = {
  name: async (tx, userId) => [(await getOpen(tx, userId)).name],
  phoneNumber: async (tx, userId) => [(await getOpen(tx, userId)).phoneNumber ?? ''],
  async address(tx, userId) {
    await getOpen(tx, userId);
    const addresses = await listAddresses(tx, { userId });
    return addresses.map(({ recipient, phoneNumber, province, city, district, detail }) =>
      [recipient, phoneNumber, `${province}${city}${district}${detail}`].join(' '),
    );
  },
};

/** Of a closed account nothing is left to show. */
async function getOpen(tx: Tx, userId: string) {
  const user = await findUserForStaff(tx, userId);
  if (!user || user.state === 'closed') throw new ShopError('NOT_FOUND');
  return user;
}
