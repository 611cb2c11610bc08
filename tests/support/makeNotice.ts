import { newId } from '@jiwu/kernel';
import { addNotice } from '../../apps/server/src/modules/content/notices/index.ts';
import type { TestShop } from './startTestShop.ts';

type Kind = 'orderPaid' | 'orderCompleted' | 'afterSaleRefunded' | 'priceDropped' | 'payoutDone';
type NewNotice = Parameters<typeof addNotice<Kind>>[1];

/** Facts for any of them. */
const facts = { orderNo: '2026111500000001', amountFen: 70_050, productTitle: '降噪耳机', priceFen: 42_900, no: 'P1' };

/** Tells a user that an order is completed, unless the wish says otherwise, as a flow does: in a transaction, whose commit tells the open pages. */
export async function makeNotice({ services }: TestShop, userId: string, wish: Partial<NewNotice> = {}): Promise<void> {
  const { clock, db } = services;
  await db.transact((tx) =>
    addNotice(tx, {
      userId,
      kind: 'orderCompleted',
      facts,
      cause: newId(),
      link: null,
      now: clock(),
      ...wish,
    }),
  );
}
