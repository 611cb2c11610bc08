import { DAY_MS } from '@jiwu/kernel';
import { listAddresses } from '../../../apps/server/src/modules/people/addresses/index.ts';
import { findUserByPhone } from '../../../apps/server/src/modules/people/identity/index.ts';
import { readBalances, userAccount } from '../../../apps/server/src/modules/money/ledger/index.ts';
import type { Database } from '../../../apps/server/src/platform/database/createDatabase.ts';
import { payRecharge } from '../payRecharge.ts';
import { reviewerPhone } from '../seeding/reviewerPhone.ts';
import { reviewers } from '../seeding/reviewers.ts';
import type { DemoBuyer } from './DemoBuyer.ts';
import { inTurns } from './inTurns.ts';
import { settleBuyer } from './settleBuyer.ts';

const BUYERS = 20;
const LEAST_FEN = 150_000;
const RECHARGE_FEN = 500_000;
/** Older than anything that is reconciled or can be taken back: the sandbox does not know these trades. */
const RECHARGED_DAYS_AGO = 30;

/** Writers of reviews who also buy in the channels. Whoever lacks an address or money is given it. */
export async function outfitBuyers(db: Database, now: Date): Promise<DemoBuyer[]> {
  const buyers: DemoBuyer[] = [];
  for (const [index, [name]] of reviewers.slice(0, BUYERS).entries()) {
    const user = await findUserByPhone(db.read, reviewerPhone(index));
    if (!user) continue;
    const [known] = await listAddresses(db.read, { userId: user.id });
    const addressId = known?.id ?? (await db.transact((tx) => settleBuyer(tx, { userId: user.id, name, index, now })));
    buyers.push({ userId: user.id, addressId });
  }
  await topUp(db, { buyers, now });
  return buyers;
}

async function topUp(db: Database, { buyers, now }: { buyers: readonly DemoBuyer[]; now: Date }): Promise<void> {
  if (buyers.length === 0) return;
  const accountOf = new Map(buyers.map(({ userId }) => [userId, userAccount(userId, 'balance')]));
  const balances = await readBalances(db.read, [...accountOf.values()]);
  const at = new Date(now.getTime() - RECHARGED_DAYS_AGO * DAY_MS);
  const poor = buyers.filter(({ userId }) => (balances.get(accountOf.get(userId)?.id ?? '')?.balance ?? 0) < LEAST_FEN);
  await inTurns(poor, async ({ userId }) => {
    const wish = { userId, amountFen: RECHARGE_FEN, gateway: 'wechat', now: at } as const;
    await db.transact((tx) => payRecharge(tx, wish));
  });
}
