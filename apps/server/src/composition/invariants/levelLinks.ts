import { rules } from '@jiwu/contract';
import { sql } from 'kysely';
import { leavesOn } from '../../modules/people/levels/index.ts';
import { kindsWhere } from '../../modules/trade/orders/index.ts';
import type { Invariant } from '../../platform/invariants/Invariant.ts';
import { orderKinds } from '../orderKinds.ts';

const rewarded = kindsWhere(orderKinds, ({ isRewarded }) => isRewarded);
const lowest = sql.lit(rules.level.names[0]);
const levels = sql.join(
  rules.level.names.map((name) => sql`(${sql.lit(name)}, ${sql.lit(rules.level.fromFen[name])})`),
);

/** Ties levels to the amounts paid for completed orders, and to their users. */
export const levelLinks: readonly Invariant[] = [
  {
    number: 35,
    title: 'What someone spent on a day is what was paid for orders completed on it, less what was refunded',
    each: 'user',
    query: sql`
      with paid as (
        select user_id, (completed_at at time zone 'Asia/Shanghai')::date as day, pay_fen - coalesce((
            select sum(money_fen + shipping_fen) from after_sales as request
            where request.user_id = orders.user_id and order_id = orders.id and request.state in ('refunding', 'refunded')
          ), 0) as amount_fen
        from orders where state = 'completed' and kind = any(${rewarded})
      ), net as (
        select user_id, day, sum(amount_fen) as amount_fen from paid group by user_id, day
      )
      select user_id, day, net.amount_fen as net, spent.amount_fen as kept from net full join spend_days as spent using (user_id, day)
      where coalesce(net.amount_fen, 0) <> coalesce(spent.amount_fen, 0)`,
  },
  {
    number: 35,
    title: 'A standing is the rule on 12 months’ net spend as of its day, and the user has that level',
    each: 'user',
    query: sql`
      with spent as (
        select user_id, sum(amount_fen) as fen, min(leaves_on) filter (where amount_fen > 0) as falls_on
        from (select *, ${leavesOn} as leaves_on from spend_days) as dated
        join level_standings using (user_id)
        where leaves_on > as_of and day <= as_of
        group by user_id
      ), ruled as (
        select standing.*, coalesce(fen, 0) as fen, spent.falls_on as falls, (
            select name from (values ${levels}) as levels (name, from_fen) where from_fen <= coalesce(fen, 0)
            order by from_fen desc limit 1
          ) as rule
        from level_standings as standing left join spent using (user_id)
      )
      select users.id as user_id, users.level as user_level, ruled.level, rule, spent_fen, fen, as_of from users
      left join ruled on ruled.user_id = users.id
      where users.level <> coalesce(rule, ${lowest}) or ruled.level <> rule or spent_fen <> fen
        or ruled.falls_on is distinct from ruled.falls
        -- Nobody has reckoned for days.
        or ruled.falls_on < (now() at time zone 'Asia/Shanghai')::date - 1
        or ruled.user_id is null and exists (select from spend_days where user_id = users.id and amount_fen > 0)`,
  },
];
