import { type Selectable, sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { listed } from '../../../../platform/database/listed.ts';
import type { EffectOrders } from '../../../../platform/database/schema.gen.ts';
import { type EffectOrder, effectOf } from './EffectOrder.ts';

interface OrderKey {
  readonly buyerId: string;
  readonly orderId: string;
}

/** All that is credited to anybody for some orders, in one statement. */
export async function listEffectsOfOrders(db: Reader, keys: readonly OrderKey[]): Promise<EffectOrder[]> {
  if (keys.length === 0) return [];
  const buyerIds = keys.map(({ buyerId }) => buyerId);
  const orderIds = keys.map(({ orderId }) => orderId);
  const { rows } = await sql<Selectable<EffectOrders>>`
    select effect_orders.* from effect_orders
    join (
      select distinct * from unnest(${listed(buyerIds, 'uuid')}, ${listed(orderIds, 'uuid')}) as one (buyer_id, order_id)
    ) as asked using (buyer_id, order_id)
    order by effect_orders.user_id, effect_orders.id`.execute(db);
  return rows.map(effectOf);
}
