import type { Answer, effectOrderEndpoints } from '@jiwu/contract';
import type { EffectOrder } from '../../../modules/channels/effectOrders/index.ts';
import { findOpenOrderIds } from '../../../modules/trade/afterSale/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

type Row = Answer<(typeof effectOrderEndpoints)['effectOrderList']>['items'][number];

/** Effect orders as their promoter sees them: nothing tells who bought, and one statement tells which have an open after-sale. */
export async function describeEffects(db: Reader, effects: readonly EffectOrder[]): Promise<Row[]> {
  const mayWait = effects.filter(({ state }) => state === 'pending' || state === 'settling' || state === 'payable');
  const open = await findOpenOrderIds(
    db,
    mayWait.map(({ buyerId, orderId }) => ({ userId: buyerId, orderId })),
  );
  return effects.map((effect) => ({
    id: effect.id,
    state: effect.state,
    paidAt: effect.paidAt.toISOString(),
    goods: { productId: effect.productId, title: effect.title, picture: effect.picture },
    quantity: effect.quantity,
    place: effect.place,
    paidFen: effect.paidFen,
    refundedFen: effect.refundedFen,
    rateBp: effect.rateBp,
    commissionFen: effect.commissionFen,
    firstCommissionFen: effect.firstCommissionFen,
    hasAfterSale: open.has(effect.orderId),
    releaseAt: (effect.state === 'settling' ? effect.releaseAt : effect.settledAt)?.toISOString() ?? null,
    endedAt: (effect.voidedAt ?? effect.paidOutAt)?.toISOString() ?? null,
    isHeld: effect.state === 'payable' && effect.payoutId !== null,
  }));
}
