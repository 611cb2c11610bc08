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
  {
    number: 106,
    title: 'What a SKU costs is the moving average of its deliveries, change by change',
    each: 'shop',
    query: sql`
      with chain as (
        select *, lag(after_hundredths) over (partition by sku_id order by no) as last_hundredths,
          lead(no) over (partition by sku_id order by no) is null as is_last,
          case
            when kind = 'correction' then after_hundredths
            when before_hundredths is null or on_hand_before = 0 then unit_cost_fen * 100
            else floor((on_hand_before::numeric * before_hundredths + pieces::numeric * unit_cost_fen * 100)
              / (on_hand_before + pieces) + 0.5)
          end as expected_hundredths
        from sku_cost_changes
      )
      select coalesce(chain.sku_id, cost.sku_id) as sku_id, no, before_hundredths, last_hundredths, after_hundredths,
        expected_hundredths, cost_hundredths
      from chain full join sku_costs as cost on cost.sku_id = chain.sku_id and chain.is_last
      where chain.sku_id is null
        or before_hundredths is distinct from last_hundredths
        or after_hundredths is distinct from expected_hundredths
        or is_last and cost_hundredths is distinct from after_hundredths`,
  },
];
