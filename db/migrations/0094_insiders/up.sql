-- What one member of staff cannot do alone: promise a dear prize, give much money back.

-- A period with a prize above ¥2,000, until a second person approves it. Nothing of it is promised before.
create table draw_drafts (
  id uuid primary key,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- As the console sent them.
  prizes jsonb not null check (jsonb_typeof(prizes) = 'array'),
  asked_by uuid not null references staff_members (id),
  asked_at timestamptz not null
);

-- How a refund above ¥2,000 was decided, until a second person approves it.
create table after_sale_decisions (
  user_id uuid not null,
  after_sale_id uuid not null,
  -- refund: as it is. receive: the goods have come.
  step text not null check (step in ('refund', 'receive')),
  note text not null check (length(note) <= 200),
  is_sellable boolean not null,
  asked_at timestamptz not null,
  primary key (user_id, after_sale_id),
  foreign key (user_id, after_sale_id) references after_sales (user_id, id)
);

-- The last prize never runs out: whoever could make it a dear one could pay themselves without end. It is worth the least of all but
-- blanks, and ten yuan at most. The rule holds for what is promised from now on.
create function draw_prize_worth(prize draw_prizes) returns bigint language sql immutable as $$
  select greatest(prize.value_fen, case prize.kind when 'integral' then prize.amount when 'balance' then prize.amount else 0 end);
$$;
create or replace function draw_prizes_are_whole() returns trigger language plpgsql as $$
declare
  last draw_prizes;
begin
  if (select sum(weight) from draw_prizes where period_id = new.period_id) <> 10000 then
    raise exception 'the weights of a period come to 10000' using errcode = 'check_violation';
  end if;
  select * into last from draw_prizes where period_id = new.period_id order by position desc limit 1;
  if last.stock is not null then
    raise exception 'the last prize of a period never runs out' using errcode = 'check_violation';
  end if;
  if draw_prize_worth(last) > 1000 or exists (
    select from draw_prizes as prize
    where period_id = new.period_id and kind <> 'nothing' and draw_prize_worth(prize) < draw_prize_worth(last)) then
    raise exception 'the last prize of a period is the smallest, and small' using errcode = 'check_violation';
  end if;
  if exists (select from draws where period_id = new.period_id) then
    raise exception 'a period that was drawn in keeps its prizes' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
