import { rules } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import { refundOf, shareOfPieces } from '@jiwu/pricing';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import type { Order, OrderKind, OrderLineRecord } from '../orders/index.ts';
import type { AfterSaleKind, AfterSaleLine, RefundTo } from './AfterSale.ts';
import { earnedBy } from './earnedBy.ts';

/** The part of a line that open or granted requests have taken already. */
export interface Claim {
  readonly lineId: string;
  /** Asked for and not refunded yet. */
  readonly openPieces: number;
  /** Of all their pieces, refunded or not. */
  readonly moneyFen: number;
  readonly integral: number;
}

interface Input {
  readonly order: Order;
  readonly lines: readonly OrderLineRecord[];
  readonly claims: ReadonlyMap<string, Claim>;
  readonly kind: AfterSaleKind;
  readonly wanted: readonly { readonly lineId: string; readonly pieces: number }[];
  /** Of the order's kind. */
  readonly unsentGoesTo: OrderKind['unsentGoesTo'];
  /** The shop itself refunds an order whose group failed; no other caller may set this. */
  readonly isGroupFailure?: boolean;
  readonly now: Date;
}

/** The amounts that a request returns, line by line. */
export interface AfterSalePlan {
  readonly wasSent: boolean;
  readonly moneyFen: number;
  readonly shippingFen: number;
  readonly totalFen: number;
  readonly refundTo: RefundTo;
  readonly integralBack: number;
  readonly earnedBack: number;
  readonly returnsCoupon: boolean;
  /** No piece stays, if every open request is granted, too. */
  readonly isWhole: boolean;
  readonly lines: readonly AfterSaleLine[];
}

/**
 * The amounts really paid for the requested pieces. Each request gets the cumulative share of all pieces requested so far, its
 * own included, less the amounts promised to earlier requests. A request that is given up later leaves the others their promised
 * amounts, and its own part to the next one. So the requests of a line never exceed the amount paid for it, and add up to exactly
 * that with its last piece, in whatever order they come and end.
 */
export function planAfterSale(input: Input): AfterSalePlan {
  const { order, lines, claims, kind, wanted, unsentGoesTo, isGroupFailure, now } = input;
  if (!isGroupFailure) assertOpen(order, now);
  const refundNow = new Map(wanted.map(({ lineId, pieces }) => [lineId, pieces]));
  if (refundNow.size < wanted.length) throw new ShopError('AFTER_SALE_LINES');
  const wasSent = piecesAreSent({ lines, claims, kind, refundNow });
  const taken = new Map(lines.map((line) => [line.id, goneOf(line) + (claims.get(line.id)?.openPieces ?? 0)]));
  const refund = refundOf({
    order: { shippingFen: order.shippingFen, lines: lines.map((line) => ({ ...line, lineId: line.id })) },
    refunded: taken,
    refundNow,
    nothingSent: lines.every(({ sentQuantity }) => sentQuantity === 0),
  });
  const shares = refund.lines.map((share): AfterSaleLine => {
    const line = lines.find(({ id }) => id === share.lineId);
    if (!line) throw new ShopError('AFTER_SALE_LINES');
    const before = taken.get(line.id) ?? 0;
    const claim = claims.get(line.id);
    const left = (amount: number, promised: number): number =>
      shareOfPieces(amount, { quantity: line.quantity, before: 0, now: before }) - promised;
    return {
      ...share,
      moneyFen: Math.max(0, share.moneyFen + left(line.payFen, claim?.moneyFen ?? 0)),
      integral: Math.max(0, share.integral + left(line.integral, claim?.integral ?? 0)),
      earnedIntegral: earnedBy(line, { before, now: share.pieces }),
    };
  });
  const sum = (amountOf: (line: AfterSaleLine) => number): number =>
    shares.reduce((total, line) => total + amountOf(line), 0);
  const moneyFen = sum((line) => line.moneyFen);
  const totalFen = moneyFen + refund.shippingFen;
  const refundTo = !wasSent && unsentGoesTo === 'balance' ? 'balance' : (order.paidWith ?? 'nothing');
  return {
    wasSent,
    moneyFen,
    shippingFen: refund.shippingFen,
    totalFen,
    refundTo: totalFen === 0 ? 'nothing' : refundTo,
    integralBack: sum((line) => line.integral),
    earnedBack: sum((line) => line.earnedIntegral),
    returnsCoupon: refund.isWhole && order.userCouponId !== null,
    isWhole: refund.isWhole,
    lines: shares,
  };
}

function assertOpen({ state, completedAt }: Order, now: Date): void {
  if (state !== 'awaitingDispatch' && state !== 'awaitingReceipt' && state !== 'completed') {
    throw new ShopError('ORDER_CHANGED');
  }
  const until = completedAt && completedAt.getTime() + rules.afterSale.returnDays * DAY_MS;
  if (until !== null && until <= now.getTime()) throw new ShopError('AFTER_SALE_TOO_LATE');
}

/** Either all requested pieces are sent, or none: unsent pieces are refunded at once, sent ones wait for a decision of staff. */
function piecesAreSent(input: Pick<Input, 'lines' | 'claims' | 'kind'> & { refundNow: ReadonlyMap<string, number> }) {
  const known = new Map(input.lines.map((line) => [line.id, line]));
  const every = (leftOf: (line: OrderLineRecord) => number): boolean =>
    [...input.refundNow].every(([lineId, pieces]) => {
      const line = known.get(lineId);
      return line !== undefined && pieces <= leftOf(line);
    });
  const areUnsent = every((line) => line.quantity - line.sentQuantity - line.cancelledQuantity);
  const areSent = every(
    (line) => line.sentQuantity - line.returnedQuantity - (input.claims.get(line.id)?.openPieces ?? 0),
  );
  if (input.kind === 'refundOnly' && areUnsent) return false;
  if (areSent) return true;
  throw new ShopError(areUnsent ? 'AFTER_SALE_UNSENT' : 'AFTER_SALE_LINES');
}

function goneOf({ cancelledQuantity, returnedQuantity }: OrderLineRecord): number {
  return cancelledQuantity + returnedQuantity;
}
