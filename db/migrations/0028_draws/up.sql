-- Draws that anyone can check: a secret is promised before a period begins and shown when it is over.

create extension if not exists btree_gist;

create table draw_periods (
  id uuid primary key,
  -- 第 12 期
  number integer not null unique check (number > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- SHA-256 of the secret, and since when it has been there for all to see.
  commitment bytea not null check (length(commitment) = 32),
  committed_at timestamptz not null check (committed_at < starts_at),
  -- Opened by the code when the period is over, and not before.
  sealed_secret bytea not null,
  constraint draw_periods_apart exclude using gist (tstzrange(starts_at, ends_at) with &&)
);

create table draw_prizes (
  period_id uuid not null references draw_periods (id),
  -- The last one is the smallest: what runs out folds into it, so it never does.
  position smallint not null check (position between 0 and 19),
  name text not null check (length(name) between 1 and 30),
  kind text not null check (kind in ('coupon', 'integral', 'vipDays', 'balance', 'goods', 'nothing')),
  -- Of 10,000.
  weight smallint not null check (weight between 1 and 10000),
  -- Null: as many as it takes.
  stock integer check (stock > 0),
  won integer not null default 0 check (won >= 0),
  -- 《规范促销行为暂行规定》: no prize above 50,000 yuan.
  value_fen bigint not null check (value_fen between 0 and 5000000),
  coupon_id uuid references coupons (id),
  -- Points, days or fen, by its kind.
  amount integer check (amount > 0),
  sku_id uuid references skus (id),
  primary key (period_id, position),
  constraint draw_prizes_stock check (won <= stock),
  check ((kind = 'coupon') = (coupon_id is not null)),
  check ((kind in ('integral', 'vipDays', 'balance')) = (amount is not null)),
  check ((kind = 'goods') = (sku_id is not null))
);

-- The secret of a period that is over, for all to see. From then on nobody draws in it (trigger below).
create table draw_reveals (
  period_id uuid primary key references draw_periods (id),
  secret bytea not null check (length(secret) = 32),
  revealed_at timestamptz not null
);
create trigger draw_reveals_only_added before update or delete or truncate on draw_reveals
  for each statement execute function refuse_change();
create function draw_reveal_is_due() returns trigger language plpgsql as $$
begin
  if not exists (select from draw_periods where id = new.period_id and commitment = sha256(new.secret) and ends_at <= new.revealed_at) then
    raise exception 'a secret is shown when its period is over, and is the one that was promised' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger draw_reveals_due before insert on draw_reveals for each row execute function draw_reveal_is_due();

-- Once promised, a period and its odds stay as they are.
create trigger draw_periods_only_added before update or delete or truncate on draw_periods
  for each statement execute function refuse_change();
create trigger draw_prizes_only_won before update of period_id, position, name, kind, weight, stock, value_fen, coupon_id, amount, sku_id
  or delete or truncate on draw_prizes
  for each statement execute function refuse_change();
create function draw_prizes_are_whole() returns trigger language plpgsql as $$
begin
  if (select sum(weight) from draw_prizes where period_id = new.period_id) <> 10000 then
    raise exception 'the weights of a period come to 10000' using errcode = 'check_violation';
  end if;
  if (select stock from draw_prizes where period_id = new.period_id order by position desc limit 1) is not null then
    raise exception 'the last prize of a period never runs out' using errcode = 'check_violation';
  end if;
  if exists (select from draws where period_id = new.period_id) then
    raise exception 'a period that was drawn in keeps its prizes' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create constraint trigger draw_prizes_whole after insert on draw_prizes deferrable initially deferred
  for each row execute function draw_prizes_are_whole();

-- How often someone may draw; each grant has one cause.
create table draw_players (
  user_id uuid primary key references users (id),
  granted integer not null default 0,
  used integer not null default 0,
  -- Their own part of each result: fixed before they draw, theirs to change.
  nonce text not null check (nonce ~ '^[0-9A-Za-z]{8,32}$'),
  constraint draw_players_left check (used between 0 and granted)
);

create table draw_grants (
  user_id uuid not null references draw_players (user_id),
  id uuid not null,
  -- order: a completed one. inviter, invited: an invitation's first completed order. integral: bought with points.
  cause_kind text not null check (cause_kind in ('order', 'inviter', 'invited', 'integral')),
  cause_id uuid not null,
  memo text not null check (length(memo) between 1 and 60),
  granted_at timestamptz not null,
  primary key (user_id, id),
  unique (user_id, cause_kind, cause_id)
);
create trigger draw_grants_only_added before update or delete or truncate on draw_grants
  for each statement execute function refuse_change();

-- One row: the number of the last draw, over all periods.
create table draw_counter (
  only_row boolean primary key default true check (only_row),
  last_number bigint not null
);
insert into draw_counter (last_number) values (0);

create table draws (
  user_id uuid not null references draw_players (user_id),
  id uuid not null,
  period_id uuid not null,
  number bigint not null unique check (number > 0),
  nonce text not null check (nonce ~ '^[0-9A-Za-z]{8,32}$'),
  -- 0 to 9999, from HMAC-SHA256(secret, number:nonce).
  roll smallint not null check (roll between 0 and 9999),
  prize_position smallint not null,
  -- The odds then in force, [{"position", "from", "to"}], what had run out folded into the last.
  odds jsonb not null,
  drawn_at timestamptz not null,
  -- Of a prize that is sent: the order that sends it, once the winner has said where to.
  order_id uuid,
  primary key (user_id, id),
  foreign key (period_id, prize_position) references draw_prizes (period_id, position)
);
create index draws_of_user on draws (user_id, number desc);
create index draws_of_prize on draws (period_id, prize_position, number);
create trigger draws_keep_results before update of user_id, id, period_id, number, nonce, roll, prize_position, odds, drawn_at
  or delete or truncate on draws
  for each statement execute function refuse_change();
-- Who knows the secret could choose a nonce that wins.
create function draw_is_unrevealed() returns trigger language plpgsql as $$
begin
  if exists (select from draw_reveals where period_id = new.period_id) then
    raise exception 'nobody draws in a period whose secret is known' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger draws_unrevealed before insert on draws for each row execute function draw_is_unrevealed();
