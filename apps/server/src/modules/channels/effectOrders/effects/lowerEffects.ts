import { newId } from '@jiwu/kernel';
import { commissionOf } from '@jiwu/pricing';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { announceLive } from '../../../../platform/effects/announceLive.ts';
import { liveChannels } from '../../../../platform/live/liveChannels.ts';
import { addTransfers, type NewTransfer } from '../../../money/ledger/index.ts';
import { commissionCost, pendingOf, settledOf } from './commissionAccounts.ts';
import { type EffectOrder, effectOf, type EffectState } from './EffectOrder.ts';

interface Line {
  readonly lineId: string;
  /** Given back for the line now. */
  readonly moneyFen: number;
}

interface OrderKey {
  readonly buyerId: string;
  readonly orderId: string;
}

/** From which account a lowered commission goes back to the shop. What is paid out has left them: it is owed. */
const lowersFrom = {
  pending: pendingOf,
  settling: pendingOf,
  payable: settledOf,
  paidOut: null,
  void: null,
} as const satisfies Record<EffectState, typeof pendingOf | null>;

/** What a refund of so much would leave of an effect order. */
export function foreseeLowered(
  effect: EffectOrder,
  moneyFen: number,
): { readonly commissionFen: number; readonly loweredFen: number; readonly state: EffectState } {
  const commissionFen = commissionOf({ ...effect, refundedFen: effect.refundedFen + moneyFen });
  const state = commissionFen === 0 ? 'void' : effect.state;
  return { commissionFen, loweredFen: effect.commissionFen - commissionFen, state };
}

/** The effect orders of some lines of an order. */
export async function listEffectsOfLines(
  db: Reader,
  { buyerId, orderId, lineIds }: OrderKey & { readonly lineIds: readonly string[] },
): Promise<EffectOrder[]> {
  const rows = await db
    .selectFrom('effect_orders')
    .selectAll()
    .where('buyer_id', '=', buyerId)
    .where('order_id', '=', orderId)
    .where('line_id', 'in', [...lineIds])
    .orderBy('user_id')
    .orderBy('id')
    .execute();
  return rows.map(effectOf);
}

/**
 * A refund lowers the commission of its lines to what is left of them; 已失效 when nothing is. The caller holds the order and the
 * promoters, and has freed payouts that waited with these.
 */
export async function lowerEffects(
  tx: Tx,
  input: OrderKey & { readonly afterSaleId: string; readonly lines: readonly Line[]; readonly now: Date },
): Promise<void> {
  const { buyerId, orderId, afterSaleId, now } = input;
  const moneyOf = new Map(
    input.lines.filter(({ moneyFen }) => moneyFen > 0).map((line) => [line.lineId, line.moneyFen]),
  );
  if (moneyOf.size === 0) return;
  const effects = await listEffectsOfLines(tx, { buyerId, orderId, lineIds: [...moneyOf.keys()] });
  const transfers: NewTransfer[] = [];
  for (const effect of effects) {
    const transfer = await lowerOne(tx, { effect, afterSaleId, moneyFen: moneyOf.get(effect.lineId) ?? 0, now });
    if (transfer) transfers.push(transfer);
    announceLive(tx, liveChannels.effectOrders(effect.userId));
  }
  if (transfers.length > 0) await addTransfers(tx, { transfers, now });
}

interface Lowering {
  readonly effect: EffectOrder;
  readonly afterSaleId: string;
  readonly moneyFen: number;
  readonly now: Date;
}

async function lowerOne(tx: Tx, { effect, afterSaleId, moneyFen, now }: Lowering): Promise<NewTransfer | null> {
  const { userId, id, state } = effect;
  const { commissionFen, loweredFen, state: stateAfter } = foreseeLowered(effect, moneyFen);
  const owedFen = state === 'paidOut' ? loweredFen : 0;
  const refundId = newId();
  await tx
    .insertInto('effect_refunds')
    .values({
      user_id: userId,
      id: refundId,
      effect_order_id: id,
      after_sale_id: afterSaleId,
      refunded_fen: moneyFen,
      lowered_fen: loweredFen,
      owed_fen: owedFen,
      left_fen: owedFen,
      at: now,
    })
    .execute();
  const isVoid = stateAfter === 'void' && state !== 'void';
  await tx
    .updateTable('effect_orders')
    .set({
      refunded_fen: effect.refundedFen + moneyFen,
      commission_fen: commissionFen,
      ...(isVoid ? { state: 'void', voided_at: now, due_at: null } : {}),
    })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
  const from = lowersFrom[state]?.(userId);
  if (!from || loweredFen === 0) return null;
  const cause = { kind: 'effectRefund', id: refundId, leg: 'lowered' };
  const memo = `退款扣减佣金，${effect.title}`.slice(0, 200);
  return { from, to: commissionCost, amount: loweredFen, cause, memo };
}
