-- A refund takes back the draw that the order gave. Goods that were won wait 30 days for their winner, and their pieces are set aside
-- from the moment in which they are promised.

alter table draw_players
  -- Draws that were used up before they were taken back: what is granted next pays for them.
  add column owed integer not null default 0,
  add constraint draw_players_owed check (owed >= 0 and (owed = 0 or used = granted));

create table draw_takebacks (
  user_id uuid not null,
  grant_id uuid not null,
  id uuid not null,
  taken_at timestamptz not null,
  primary key (user_id, grant_id),
  foreign key (user_id, grant_id) references draw_grants (user_id, id)
);
create trigger draw_takebacks_only_added before update or delete or truncate on draw_takebacks
  for each statement execute function refuse_change();

alter table draws
  -- Of goods: until when their winner can say where to send them, and when that was over.
  add column claim_by timestamptz,
  add column lapsed_at timestamptz,
  -- Whether a piece is set aside for it, until it is claimed.
  add column holds_piece boolean not null default false;
update draws set claim_by = now() + interval '30 days', holds_piece = order_id is null from draw_prizes as prize
where prize.period_id = draws.period_id and position = prize_position and kind = 'goods';
alter table draws
  add constraint draws_lapsed check (lapsed_at is null or claim_by is not null and order_id is null),
  add constraint draws_hold check (not holds_piece or claim_by is not null and order_id is null and lapsed_at is null);
create index draws_unclaimed on draws (claim_by) where claim_by is not null and order_id is null and lapsed_at is null;

drop trigger draws_keep_results on draws;
create trigger draws_keep_results
  before update of user_id, id, period_id, number, nonce, roll, prize_position, odds, drawn_at or delete or truncate on draws
  for each statement execute function refuse_change();
-- What was lost on its way can be claimed for some days more; nobody's time gets shorter.
create trigger draws_claim_grows before update of claim_by on draws for each row
  when (new.claim_by is distinct from old.claim_by and new.claim_by > old.claim_by is not true)
  execute function refuse_change();

-- What is promised by now. Lists and search learn of what has run out by it: the queue is there where anything was promised.
do $$
declare promised record;
begin
  for promised in
    with moved as (
      insert into stock_movements (sku_id, id, kind, on_hand_delta, reserved_delta, sold_delta, cause_kind, cause_id, created_at)
      select sku_id, gen_random_uuid(), 'reserve', 0, sum(pieces), 0, 'migration', '0032', now() from (
        select sku_id, stock - won as pieces from draw_prizes as prize
        where sku_id is not null and not exists (select from draw_reveals as reveal where reveal.period_id = prize.period_id)
        union all
        select sku_id, 1 from draws
        join draw_prizes as prize on prize.period_id = draws.period_id and position = prize_position
        where sku_id is not null and order_id is null
      ) as wanted
      group by sku_id having sum(pieces) > 0
      returning sku_id, reserved_delta
    )
    update stock_levels as level set reserved = reserved + reserved_delta from moved where moved.sku_id = level.sku_id
    returning level.product_id
  loop
    perform graphile_worker.add_job('refreshProduct', json_build_object('productId', promised.product_id),
      job_key => 'refreshProduct:' || promised.product_id);
  end loop;
end $$;

-- What was refunded by now.
insert into draw_takebacks (user_id, grant_id, id, taken_at)
select given.user_id, given.id, gen_random_uuid(), now() from draw_grants as given
join orders on orders.user_id = given.user_id and orders.id = cause_id
where cause_kind = 'order' and pay_fen - 9900 < (
  select coalesce(sum(money_fen + shipping_fen), 0) from after_sales as sale
  where sale.user_id = orders.user_id and sale.order_id = orders.id and sale.state in ('refunding', 'refunded'));
update draw_players as player set granted = granted - least(taken, granted - used), owed = taken - least(taken, granted - used)
from (select user_id, count(*)::int as taken from draw_takebacks group by user_id) as takebacks
where takebacks.user_id = player.user_id;
