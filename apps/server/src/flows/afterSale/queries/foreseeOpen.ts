import { foreseeDebt } from '../../../modules/people/integral/index.ts';
import { type AfterSale, afterStep, listClaims, totalFen } from '../../../modules/trade/afterSale/index.ts';
import type { Order, OrderLineRecord } from '../../../modules/trade/orders/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { foreseeDraws } from './foreseeDraws.ts';

interface Input {
  /** Not decided yet, or its goods are on their way. */
  readonly afterSale: AfterSale;
  readonly order: Order;
  readonly lines: readonly Pick<OrderLineRecord, 'id' | 'quantity' | 'cancelledQuantity' | 'returnedQuantity'>[];
  readonly isRewarded: boolean;
}

interface Foreseen {
  readonly earnedOwed: number;
  readonly drawsBack: number;
  readonly drawsOwed: number;
  /** No piece of the order would stay. */
  readonly isWhole: boolean;
}

export function isOpen({ state }: AfterSale): boolean {
  return afterStep('reject', state) !== null || afterStep('receive', state) !== null;
}

/** What granting an open request would do besides its money, as the buyer's preview foresaw it. */
export async function foreseeOpen(db: Reader, { afterSale, order, lines, isRewarded }: Input): Promise<Foreseen> {
  const { userId, integralBack, earnedBack } = afterSale;
  const claims = await listClaims(db, { userId, orderId: order.id });
  const isWhole = lines.every(
    ({ id, quantity, cancelledQuantity, returnedQuantity }) =>
      cancelledQuantity + returnedQuantity + (claims.get(id)?.openPieces ?? 0) >= quantity,
  );
  const promisedFen = [...claims.values()].reduce((sum, { moneyFen }) => sum + moneyFen, 0);
  const beforeFen = Math.max(0, promisedFen - afterSale.moneyFen);
  const [earnedOwed, draws] = await Promise.all([
    foreseeDebt(db, { userId, giveBack: integralBack, takeBack: earnedBack }),
    order.completedAt && isRewarded
      ? foreseeDraws(db, { order, isWhole, beforeFen, totalFen: totalFen(afterSale) })
      : { drawsBack: 0, drawsOwed: 0 },
  ]);
  return { earnedOwed, ...draws, isWhole };
}
