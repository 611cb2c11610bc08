import { assert, newId } from '@jiwu/kernel';
import { commissionOf } from '@jiwu/pricing';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { announceLive } from '../../../../platform/effects/announceLive.ts';
import { liveChannels } from '../../../../platform/live/liveChannels.ts';
import { addTransfers } from '../../../money/ledger/index.ts';
import { commissionCost, pendingOf } from './commissionAccounts.ts';

/** A paid line and whom it is credited to. */
export interface CreditedLine {
  readonly promoterId: string;
  readonly place: string | null;
  readonly rateBp: number;
  readonly lineId: string;
  readonly productId: string;
  readonly title: string;
  readonly picture: unknown;
  readonly quantity: number;
  readonly payFen: number;
}

interface Input {
  readonly buyerId: string;
  readonly orderId: string;
  readonly lines: readonly CreditedLine[];
  readonly now: Date;
}

/**
 * 待生效: the lines become effect orders at the rate of this moment, and their commission is set down in the ledger. What comes to
 * less than half a fen is none.
 */
export async function addEffects(tx: Tx, { buyerId, orderId, lines, now }: Input): Promise<void> {
  const effects = lines
    .map((line) => ({ ...line, id: newId(), commissionFen: commissionFen(line) }))
    .filter((line) => line.commissionFen > 0);
  if (effects.length === 0) return;
  const rows = effects.map((effect) => ({
    user_id: effect.promoterId,
    id: effect.id,
    line_id: effect.lineId,
    product_id: effect.productId,
    title: effect.title,
    picture: effect.picture,
    quantity: effect.quantity,
    place: effect.place,
    paid_fen: effect.payFen,
    rate_bp: effect.rateBp,
    commission_fen: effect.commissionFen,
  }));
  const { rows: added } = await sql`
    with line as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as line (
        user_id uuid, id uuid, line_id uuid, product_id uuid, title text, picture jsonb, quantity integer, place text,
        paid_fen bigint, rate_bp smallint, commission_fen bigint)
    ), promoters as (
      insert into effect_promoters (user_id, since) select distinct user_id, ${now}::timestamptz from line
      order by user_id on conflict do nothing
    )
    insert into effect_orders (
      user_id, id, buyer_id, order_id, line_id, product_id, title, picture, quantity, place, state, paid_fen, rate_bp,
      first_commission_fen, commission_fen, paid_at)
    select user_id, id, ${buyerId}::uuid, ${orderId}::uuid, line_id, product_id, title, picture, quantity, place, 'pending',
      paid_fen, rate_bp, commission_fen, commission_fen, ${now}::timestamptz
    from line
    returning 1`.execute(tx);
  assert(added.length === effects.length, 'every credited line is a new effect order');
  await addTransfers(tx, {
    transfers: effects.map((effect) => ({
      from: commissionCost,
      to: pendingOf(effect.promoterId),
      amount: effect.commissionFen,
      cause: { kind: 'effectOrder', id: effect.id, leg: 'pending' },
      memo: `待生效佣金，${effect.title}`.slice(0, 200),
    })),
    now,
  });
  for (const { promoterId } of effects) announceLive(tx, liveChannels.effectOrders(promoterId));
}

function commissionFen({ payFen, rateBp }: CreditedLine): number {
  return commissionOf({ paidFen: payFen, refundedFen: 0, rateBp });
}
