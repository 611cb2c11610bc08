import { sql } from 'kysely';
import type { Invariant } from '../../../platform/invariants/Invariant.ts';

export const stockInvariants: readonly Invariant[] = [
  {
    number: 21,
    title: 'Per SKU on_hand = available + reserved, none below 0',
    each: 'shop',
    query: sql`
      select sku_id, on_hand, available, reserved from stock_levels
      where on_hand <> available + reserved or on_hand < 0 or available < 0 or reserved < 0`,
  },
  {
    number: 22,
    title: 'Each stock figure equals the sum of its movements',
    each: 'sku',
    query: sql`
      with moved as (
        select sku_id, sum(on_hand_delta) as on_hand, sum(reserved_delta) as reserved, sum(sold_delta) as sold
        from stock_movements group by sku_id
      )
      select coalesce(level.sku_id, moved.sku_id) as sku_id,
        level.on_hand, moved.on_hand as moved_on_hand, level.reserved, moved.reserved as moved_reserved,
        level.sold, moved.sold as moved_sold
      from stock_levels as level
      full join moved on moved.sku_id = level.sku_id
      where level.on_hand is distinct from moved.on_hand
        or level.reserved is distinct from moved.reserved
        or level.sold is distinct from moved.sold`,
  },
];
