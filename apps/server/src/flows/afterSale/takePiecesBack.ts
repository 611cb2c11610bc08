import { rules } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import { awaitTakeIn } from '../../modules/channels/openBox/index.ts';
import type { AfterSale, AfterSaleLine } from '../../modules/trade/afterSale/index.ts';
import {
  addCancelled,
  addReturned,
  changeState,
  type Order,
  type OrderLineRecord,
  type OrderStep,
} from '../../modules/trade/orders/index.ts';
import { moveStock } from '../../modules/goods/stock/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';

interface Input {
  readonly order: Order;
  /** As they are before. */
  readonly lines: readonly OrderLineRecord[];
  readonly afterSale: AfterSale;
  readonly refunded: readonly AfterSaleLine[];
  readonly isSellable?: boolean;
  readonly by: { readonly kind: 'user' | 'staff'; readonly id: string } | { readonly kind: 'shop' };
  readonly now: Date;
}

interface Taken {
  readonly order: Order;
  /** Every piece of the order is refunded now. */
  readonly isWhole: boolean;
  /** Lines of which nothing is left now. */
  readonly emptied: readonly string[];
}

/**
 * Marks the pieces as refunded. Pieces that were never sent are free in stock again, returned ones are back in stock, or wait
 * to be taken in as open-box units; those that the buyer keeps are gone for good. The order follows: with its last piece it is closed, and it waits for its receipt once all
 * remaining pieces are sent.
 */
export async function takePiecesBack(tx: Tx, input: Input): Promise<Taken> {
  const { order, afterSale, refunded, now } = input;
  await (afterSale.wasSent ? addReturned : addCancelled)(tx, order, refunded);
  const piecesOf = new Map(refunded.map(({ lineId, pieces }) => [lineId, pieces]));
  const moves = input.lines.flatMap(({ id, skuId, productId }) => {
    const quantity = piecesOf.get(id);
    return quantity ? { skuId, productId, quantity } : [];
  });
  const comesBack = afterSale.kind === 'returnRefund';
  const isSellable = input.isSellable !== false;
  const kind = afterSale.wasSent ? (comesBack && isSellable ? 'return' : null) : 'release';
  const cause = { kind: 'afterSale', id: afterSale.id };
  if (kind && order.takesStock) await moveStock(tx, { kind, moves, cause, now });
  if (afterSale.wasSent && comesBack && !isSellable && order.takesStock) {
    const back = moves.map(({ skuId, quantity }) => ({ skuId, pieces: quantity }));
    await awaitTakeIn(tx, { afterSaleId: afterSale.id, back, now });
  }

  const left = input.lines.map((line) => {
    const pieces = piecesOf.get(line.id) ?? 0;
    const kept = line.quantity - line.cancelledQuantity - line.returnedQuantity - pieces;
    const unsent = line.quantity - line.sentQuantity - line.cancelledQuantity - (afterSale.wasSent ? 0 : pieces);
    return { lineId: line.id, pieces, kept, unsent };
  });
  const isWhole = left.every(({ kept }) => kept === 0);
  const step = stepOf(order, { isWhole, isAllSent: left.every(({ unsent }) => unsent === 0) });
  return {
    order: step ? await takeStep(tx, { ...input, step }) : order,
    isWhole,
    emptied: left.flatMap(({ lineId, pieces, kept }) => (pieces > 0 && kept === 0 ? lineId : [])),
  };
}

type Step = Extract<OrderStep, 'refundUnsent' | 'refundSent' | 'failGroup' | 'dispatch'>;

/** By the state of an order of which nothing is left; those that are not here stay as they are. */
const wholeSteps: Readonly<Partial<Record<Order['state'], Step>>> = {
  awaitingDispatch: 'refundUnsent',
  awaitingReceipt: 'refundSent',
  awaitingGroup: 'failGroup',
};

function stepOf({ state }: Order, { isWhole, isAllSent }: { isWhole: boolean; isAllSent: boolean }): Step | null {
  if (isWhole) return wholeSteps[state] ?? null;
  return state === 'awaitingDispatch' && isAllSent ? 'dispatch' : null;
}

async function takeStep(tx: Tx, { order, by, step, now }: Input & { step: Step }): Promise<Order> {
  if (step !== 'dispatch') return await changeState(tx, { order, step, by, reason: '全部退款', now });
  const receiveBy = new Date(now.getTime() + rules.order.receiveDays * DAY_MS);
  return await changeState(tx, { order, step, by, reason: '其余商品已全部发出', receiveBy, now });
}
