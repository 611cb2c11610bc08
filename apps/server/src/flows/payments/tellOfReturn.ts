import { addNotice } from '../../modules/content/notices/index.ts';
import { holdOpen } from '../../modules/people/identity/index.ts';
import { findCountedPayment, type PayableKind, type PaymentRecord } from '../../modules/money/payments/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';

/** What the notice leads to; a recharge has no page of its own. */
const links: Readonly<Record<PayableKind, 'order' | 'vip' | 'batch' | 'advertisement' | null>> = {
  order: 'order',
  vip: 'vip',
  dropshippingBatch: 'batch',
  advertisement: 'advertisement',
  recharge: null,
};

interface Input {
  readonly payment: PaymentRecord;
  /** A payment is wanted, of another amount. */
  readonly isOtherAmount: boolean;
  readonly now: Date;
}

/** Money that nobody wanted is on its way back: whoever paid twice, or too late, need not find out alone. Nobody reads the notices of a closed account. */
export async function tellOfReturn(tx: Tx, { payment, isOtherAmount, now }: Input): Promise<void> {
  const { id, userId, payable, title, amountFen, gateway: to } = payment;
  if (!(await holdOpen(tx, userId))) return;
  const isPaidTwice = (await findCountedPayment(tx, { ...payable, userId })) !== null;
  const link = links[payable.kind as PayableKind] ?? null;
  await addNotice(tx, {
    userId,
    kind: 'paymentReturned',
    facts: { title, amountFen, to, because: isPaidTwice ? 'paidTwice' : isOtherAmount ? 'otherAmount' : 'tooLate' },
    cause: id,
    link: link && { kind: link, id: payable.id },
    now,
  });
}
