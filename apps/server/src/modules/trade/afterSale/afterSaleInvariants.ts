import { sql } from 'kysely';
import type { Invariant } from '../../../platform/invariants/Invariant.ts';
import { afterSaleSteps } from './afterSaleStates.ts';

const steps = sql.join(
  [['', 'applied'], ...Object.values(afterSaleSteps).flatMap((step) => Object.entries(step))].map(
    ([from, to]) => sql`(${from}::text, ${to}::text)`,
  ),
);

export const afterSaleInvariants: readonly Invariant[] = [
  {
    number: 18,
    title: "A request's state equals its last history row, and every step in the history is in the state table",
    each: 'user',
    query: sql`
      with walked as (
        select *, lag(to_state) over one as before,
          row_number() over (partition by user_id, after_sale_id order by position desc) as from_last
        from after_sale_history
        window one as (partition by user_id, after_sale_id order by position)
      )
      select request.user_id, id as after_sale_id, state, to_state from after_sales as request
      left join walked on walked.user_id = request.user_id and after_sale_id = id and from_last = 1
      where state is distinct from to_state
      union all
      select user_id, after_sale_id, from_state, to_state from walked
      where (coalesce(from_state, ''), to_state) not in (${steps}) or before is distinct from from_state`,
  },
];
