-- What someone really spent, by the day their orders were completed, and the level that follows from it.

create table spend_days (
  user_id uuid not null references users (id),
  -- Of completion, in Shanghai.
  day date not null,
  -- Paid for orders completed on it, less what was refunded of them, whenever.
  amount_fen bigint not null check (amount_fen >= 0),
  primary key (user_id, day)
);
create index spend_days_by_day on spend_days (day);

create table level_standings (
  user_id uuid primary key references users (id),
  level text not null check (level in ('普通用户', '银卡会员', '金卡会员', '钻石会员')),
  spent_fen bigint not null check (spent_fen >= 0),
  -- The day on which it was reckoned: a day counts until the same date of the next year.
  as_of date not null,
  -- When the next of what counts will count no more; null: nothing counts.
  falls_on date check (falls_on > as_of)
);
create index level_standings_due on level_standings (falls_on);

insert into spend_days (user_id, day, amount_fen)
select user_id, (completed_at at time zone 'Asia/Shanghai')::date, sum(pay_fen - refunded_fen)
from (
  select user_id, completed_at, pay_fen, coalesce((
      select sum(money_fen + shipping_fen) from after_sales
      where after_sales.user_id = orders.user_id and order_id = orders.id and state in ('refunding', 'refunded')
    ), 0) as refunded_fen
  from orders where state = 'completed'
) as completed
group by 1, 2;

insert into level_standings (user_id, level, spent_fen, as_of, falls_on)
select user_id,
  case when spent_fen >= 2000000 then '钻石会员' when spent_fen >= 500000 then '金卡会员' when spent_fen >= 100000 then '银卡会员'
    else '普通用户' end,
  spent_fen, today, falls_on
from (
  select user_id, today, coalesce(sum(amount_fen) filter (where leaves_on > today), 0) as spent_fen,
    min(leaves_on) filter (where leaves_on > today and amount_fen > 0) as falls_on
  from (
    select *, (day + interval '12 months')::date as leaves_on, (now() at time zone 'Asia/Shanghai')::date as today from spend_days
  ) as dated
  group by user_id, today
) as reckoned;
update users set level = standing.level from level_standings as standing
where standing.user_id = users.id and standing.level <> users.level;
