-- Deals of the day, and the claim: something scarce that is held for one user until a deadline, then becomes an order.

create domain pieces as integer constraint pieces_not_negative check (value >= 0);
create domain claim_state as text
  constraint claim_state_known check (value in ('held', 'ordered', 'bought', 'lapsed', 'released'));

-- How many there are of what can be claimed. One row for each subject: the row that a rush goes through, so its updates stay in
-- their page (no index holds a column that a claim changes).
create table claim_supplies (
  subject_kind kind_name not null,
  subject_id uuid not null,
  allocated pieces not null,
  -- Given back to whoever set them aside, when it was over.
  withdrawn pieces not null default 0,
  sold pieces not null default 0,
  -- By claims, and by orders that are not paid yet.
  held pieces not null default 0,
  -- As a domain it also refuses the piece too many.
  left_over pieces generated always as (allocated - withdrawn - sold - held) stored,
  per_user smallint not null check (per_user > 0),
  hold_seconds integer not null check (hold_seconds between 1 and 900),
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  is_paused boolean not null default false,
  -- When the last piece was bought; null again when one comes back.
  sold_out_at timestamptz,
  -- It is over: nothing is held any more, and the rest is withdrawn.
  settled_at timestamptz,
  primary key (subject_kind, subject_id),
  check (opens_at < closes_at),
  check (settled_at is null or held = 0)
) with (fillfactor = 40);
create index claim_supplies_open on claim_supplies (closes_at) where settled_at is null;

create table claims (
  user_id uuid not null references users (id),
  id uuid not null,
  subject_kind kind_name not null,
  subject_id uuid not null,
  -- Of the user's pieces of this subject, from 1 up to the limit: two claims at once cannot take the same.
  place smallint not null,
  state claim_state not null,
  deadline timestamptz not null,
  -- The idempotency key of the request that took it; empty without one.
  request_key text not null,
  order_id uuid,
  created_at timestamptz not null,
  -- When it was bought, lapsed or released.
  ended_at timestamptz,
  -- Bought, refunded unsent, and on sale again; the claim still counts towards its user's limit.
  gave_back_at timestamptz,
  primary key (user_id, id),
  check ((state in ('held', 'ordered')) = (ended_at is null)),
  check (case when state = 'held' then order_id is null when state in ('ordered', 'bought') then order_id is not null else true end),
  check (gave_back_at is null or state = 'bought')
);
create unique index claims_one_place on claims (user_id, subject_kind, subject_id, place)
  where state in ('held', 'ordered', 'bought');
create unique index claims_one_order on claims (user_id, order_id) where order_id is not null;
create index claims_recent on claims (subject_kind, created_at);
-- Who let claims lapse today.
create index claims_ended on claims (user_id, subject_kind, ended_at) where state in ('lapsed', 'released');
create index claims_due on claims (deadline) where state = 'held';
-- When the next piece may come back.
create index claims_waiting on claims (subject_kind, subject_id, deadline) where state in ('held', 'ordered');

create table woot_deals (
  id uuid primary key,
  day business_day not null,
  sku_id uuid not null references skus (id),
  product_id uuid not null references products (id),
  price_fen fen not null,
  -- The lowest ordinary price when it was written down; the deal's is below it.
  ordinary_fen fen not null,
  -- As planned; from its publication on claim_supplies counts them.
  pieces pieces not null check (pieces between 1 and 10000),
  limit_per_user smallint not null check (limit_per_user between 1 and 2),
  note text not null check (length(note) between 1 and 60),
  position smallint not null check (position between 0 and 99),
  state text not null check (state in ('draft', 'published', 'ended')),
  version integer not null default 1,
  created_at timestamptz not null,
  published_at timestamptz,
  ended_at timestamptz,
  unique (day, sku_id),
  check (price_fen > 0 and price_fen < ordinary_fen),
  check ((state = 'draft') = (published_at is null) and (state = 'ended') = (ended_at is not null))
);
create index woot_deals_past on woot_deals (day desc, id desc) where state = 'ended';

-- Who wants to be told once: before it begins (due_at), or when a piece comes back.
create table woot_reminders (
  user_id uuid not null references users (id),
  deal_id uuid not null references woot_deals (id),
  kind text not null check (kind in ('begin', 'back')),
  due_at timestamptz,
  created_at timestamptz not null,
  primary key (user_id, deal_id, kind),
  check ((kind = 'begin') = (due_at is not null))
);
create index woot_reminders_due on woot_reminders (due_at) where kind = 'begin';
create index woot_reminders_of_deal on woot_reminders (deal_id, kind);

alter domain order_kind drop constraint order_kind_known;
alter domain order_kind add constraint order_kind_known check (value in ('normal', 'prize', 'groupPurchase', 'woot')) not valid;
