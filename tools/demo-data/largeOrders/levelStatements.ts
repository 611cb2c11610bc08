import { rules } from '@jiwu/contract';
import { businessDay } from '@jiwu/kernel';

const levels = rules.level.names
  .toReversed()
  .map((name) => `when spent_fen >= ${rules.level.fromFen[name]} then '${name}'`);

/** The spending of the generated users, and their levels: as completed orders would have counted one by one. */
export function levelStatements(now: Date): Readonly<Record<string, string>> {
  return {
    'days of spending': `
      insert into spend_days (user_id, day, amount_fen)
      select user_id, (completed_at at time zone 'Asia/Shanghai')::date, sum(pay_fen) from orders
      where state = 'completed' and request_key like 'loaded-%' group by 1, 2`,
    levels: `
      with reckoned as (
        select user_id, coalesce(sum(amount_fen) filter (where counts), 0) as spent_fen,
          min(leaves_on) filter (where counts and amount_fen > 0) as falls_on
        from (
          select *, leaves_on > '${businessDay(now)}' and day <= '${businessDay(now)}' as counts
          from (select *, (day + interval '12 months')::date as leaves_on from spend_days) as dated
        ) as counted
        where user_id in (select id from users where user_name like 'loaded\\_%')
        group by user_id
      ), standing as (
        insert into level_standings (user_id, level, spent_fen, as_of, falls_on)
        select user_id, case ${levels.join(' ')} end, spent_fen, '${businessDay(now)}', falls_on from reckoned
        returning user_id, level
      )
      update users set level = standing.level from standing where standing.user_id = users.id and standing.level <> users.level`,
  };
}
