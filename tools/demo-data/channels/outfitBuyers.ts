import { DAY_MS } from '@jiwu/kernel';
import { applyCapture } from '../../../apps/server/src/flows/payments/applyCapture.ts';
import { payables } from '../../../apps/server/src/composition/payables.ts';
import { createAddress, listAddresses } from '../../../apps/server/src/modules/people/addresses/index.ts';
import { findUserByPhone } from '../../../apps/server/src/modules/people/identity/index.ts';
import { listNoticeSwitches, setNoticeSwitch } from '../../../apps/server/src/modules/content/notices/index.ts';
import { readBalances, userAccount } from '../../../apps/server/src/modules/money/ledger/index.ts';
import { getPayment } from '../../../apps/server/src/modules/money/payments/index.ts';
import { startRecharge } from '../../../apps/server/src/modules/money/wallet/index.ts';
import type { Database } from '../../../apps/server/src/platform/database/createDatabase.ts';
import type { Tx } from '../../../apps/server/src/platform/database/Tx.ts';
import { reviewerPhone } from '../seeding/reviewerPhone.ts';
import { reviewers } from '../seeding/reviewers.ts';
import { transactionId } from '../transactionId.ts';
import type { DemoBuyer } from './DemoBuyer.ts';
import { inTurns } from './inTurns.ts';

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
    const addressId = known?.id ?? (await db.transact((tx) => settle(tx, { userId: user.id, name, index, now })));
    buyers.push({ userId: user.id, addressId });
  }
  await topUp(db, { buyers, now });
  return buyers;
}

/** An address, and no SMS: nobody has these numbers. */
async function settle(
  tx: Tx,
  { userId, name, index, now }: { userId: string; name: string; index: number; now: Date },
): Promise<string> {
  for (const { group, inApp, sms } of await listNoticeSwitches(tx, userId)) {
    if (sms !== null) await setNoticeSwitch(tx, { userId, group, inApp, sms: false, now });
  }
  const place = { divisionCode: '330106', detail: `天目山路 ${160 + index} 号`, label: null, isDefault: true };
  const fields = { recipient: name, phoneNumber: reviewerPhone(index), ...place };
  return (await createAddress(tx, { userId, fields, now })).id;
}

async function topUp(db: Database, { buyers, now }: { buyers: readonly DemoBuyer[]; now: Date }): Promise<void> {
  if (buyers.length === 0) return;
  const accountOf = new Map(buyers.map(({ userId }) => [userId, userAccount(userId, 'balance')]));
  const balances = await readBalances(db.read, [...accountOf.values()]);
  const at = new Date(now.getTime() - RECHARGED_DAYS_AGO * DAY_MS);
  const poor = buyers.filter(({ userId }) => (balances.get(accountOf.get(userId)?.id ?? '')?.balance ?? 0) < LEAST_FEN);
  await inTurns(poor, async ({ userId }) => {
    await db.transact(async (tx) => {
      const wish = { userId, amountFen: RECHARGE_FEN, gateway: 'wechat', now: at } as const;
      const { paymentId } = await startRecharge(tx, wish);
      const { outTradeNo, amountFen } = await getPayment(tx, { userId, id: paymentId });
      const capture = { outTradeNo, transactionId: transactionId(paymentId), amountFen, paidAt: at };
      await applyCapture(tx, { gateway: 'wechat', capture, now: at }, payables);
    });
  });
}
