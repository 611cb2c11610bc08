import { rules } from '@jiwu/contract';
import { openSupply } from '../../modules/channels/claims/index.ts';
import { dealTimes, lockDeal, markPublished, setFallback, subjectOf } from '../../modules/channels/woot/index.ts';
import { moveStock } from '../../modules/goods/stock/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { dealTerms } from './dealTerms.ts';
import type { DealChange } from './DealChange.ts';

interface Input {
  readonly id: string;
  readonly version: number;
  readonly now: Date;
}

/** Promises a deal: its pieces are set aside in the stock, so that nobody else can buy them. Its price must still be one. */
export async function publishDeal(tx: Tx, { id, version, now }: Input): Promise<DealChange> {
  const draft = await lockDeal(tx, id);
  const { pieces, skuId, productId } = draft;
  const deal = await markPublished(tx, { id, version, now });
  // What is promised needs nothing that stands in for it.
  await setFallback(tx, { dealId: id, fallback: null, now });
  await dealTerms(tx, { ...draft, allocated: pieces }, now);
  const { beginsAt, endsAt } = dealTimes(deal.day);
  await openSupply(tx, {
    subject: subjectOf(id),
    allocated: pieces,
    perUser: deal.limitPerUser,
    holdSeconds: rules.woot.claimMinutes * 60,
    opensAt: beginsAt,
    closesAt: endsAt,
  });
  const moves = [{ skuId, productId, quantity: pieces }];
  await moveStock(tx, { kind: 'reserve', moves, cause: { kind: 'wootDeal', id }, now });
  return { deal, before: draft, after: deal };
}
