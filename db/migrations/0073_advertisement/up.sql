-- Brand placements: who booked which place for which days, what each day costs and what became of its money, and how often it was seen.

create domain advertisement_place as text constraint advertisement_place_known
  check (value in ('homeHero', 'homeStrip', 'category', 'search', 'article'));
-- unpaid: only inside the transaction that books and pays.
create domain advertisement_state as text constraint advertisement_state_known
  check (value in ('unpaid', 'waiting', 'approved', 'ended', 'cancelled', 'refused', 'expired', 'takenDown'));
create domain advertisement_day_state as text constraint advertisement_day_state_known
  check (value in ('held', 'earned', 'refunded'));

create sequence advertisement_numbers;

create table advertisement_bookings (
  user_id uuid not null references users (id),
  id uuid not null unique,
  -- AD, the day in Shanghai, five digits.
  no text not null unique check (no ~ '^AD[0-9]{13}$'),
  business_id uuid not null,
  -- Its name when it booked: what staff approve is what is shown.
  advertiser text not null check (length(advertiser) between 1 and 20),
  place advertisement_place not null,
  -- What the place is sold by: the id of a category, the words of a search; empty where it is sold whole.
  target text not null check (length(target) <= 40),
  from_day business_day not null,
  to_day business_day not null,
  title text not null check (length(title) between 1 and 12),
  -- A path of this site.
  landing text not null check (landing ~ '^/([^/\\]|$)' and length(landing) <= 2000),
  -- The product that it leads to.
  product_id uuid,
  -- Null when the account was closed.
  picture_file_id uuid references files (id),
  placeholder text not null,
  amount_fen fen not null check (amount_fen > 0),
  refunded_fen fen not null default 0,
  state advertisement_state not null,
  -- One more with each change.
  version integer not null default 1,
  booked_at timestamptz not null,
  payment_id uuid,
  decided_at timestamptz,
  decided_by uuid references staff_members (id),
  -- Why staff refused it or took it down, for the business.
  reason text check (length(reason) between 1 and 100),
  -- When it came to its last state.
  ended_at timestamptz,
  primary key (user_id, id),
  foreign key (user_id, business_id) references businesses (user_id, id),
  -- Invariant 44: of one place, category or word, and day there is one.
  constraint advertisement_bookings_apart
    exclude using gist (place with =, target with =, daterange(from_day, to_day, '[]') with &&)
    where (state in ('unpaid', 'waiting', 'approved', 'ended')),
  constraint advertisement_bookings_days check (to_day between from_day and from_day + 29),
  constraint advertisement_bookings_target check ((place in ('category', 'search')) = (target <> '')),
  constraint advertisement_bookings_paid check ((state = 'unpaid') = (payment_id is null)),
  constraint advertisement_bookings_refunded check (refunded_fen <= amount_fen),
  constraint advertisement_bookings_ended check ((state in ('unpaid', 'waiting', 'approved')) = (ended_at is null)),
  constraint advertisement_bookings_decided check (
    num_nulls(decided_at, decided_by) in (0, 2)
    and (state not in ('unpaid', 'waiting', 'expired') or decided_at is null)
    and (state not in ('approved', 'ended', 'refused', 'takenDown') or decided_at is not null)),
  constraint advertisement_bookings_reason check ((state in ('refused', 'takenDown')) = (reason is not null))
) with (fillfactor = 70);
create index advertisement_bookings_of on advertisement_bookings (user_id, id desc);
-- What a page shows now, and what is over.
create index advertisement_bookings_approved on advertisement_bookings (place, target, from_day) where state = 'approved';
-- For staff: what begins first is looked at first; what is over, the newest first.
create index advertisement_bookings_waiting on advertisement_bookings (from_day, id) where state = 'waiting';
create index advertisement_bookings_over on advertisement_bookings (state, id desc) where ended_at is not null;
create index advertisement_bookings_business on advertisement_bookings (user_id, business_id);
create index advertisement_bookings_picture on advertisement_bookings (picture_file_id);

-- Money that went back to the balance it came from.
create table advertisement_refunds (
  user_id uuid not null,
  id uuid not null,
  booking_id uuid not null,
  because kind_name not null check (because in ('cancelled', 'refused', 'expired', 'takenDown', 'outage')),
  amount_fen fen not null check (amount_fen > 0),
  -- Of that, what was income already.
  earned_fen fen not null,
  at timestamptz not null,
  primary key (user_id, id),
  foreign key (user_id, booking_id) references advertisement_bookings (user_id, id),
  constraint advertisement_refunds_earned check (earned_fen <= amount_fen)
);
create index advertisement_refunds_of on advertisement_refunds (user_id, booking_id);
create trigger advertisement_refunds_only_added before update or delete or truncate on advertisement_refunds
  for each statement execute function refuse_change();

-- One day of a booking: its price, where that money is, and how often it was seen and clicked.
create table advertisement_days (
  user_id uuid not null,
  booking_id uuid not null,
  day business_day not null,
  price_fen fen not null check (price_fen > 0),
  -- held: in the advance account. earned: income. refunded: back in the balance.
  state advertisement_day_state not null,
  -- When it became income; stays when it went back after that.
  earned_at timestamptz,
  refund_id uuid,
  -- The sum of its hours.
  impressions pieces not null default 0,
  clicks pieces not null default 0,
  counted_at timestamptz,
  primary key (user_id, booking_id, day),
  foreign key (user_id, booking_id) references advertisement_bookings (user_id, id),
  foreign key (user_id, refund_id) references advertisement_refunds (user_id, id),
  constraint advertisement_days_settled check (
    (state = 'refunded') = (refund_id is not null) and (state <> 'earned' or earned_at is not null)
    and (state <> 'held' or earned_at is null))
) with (fillfactor = 70);
create index advertisement_days_held on advertisement_days (day) where state = 'held';
-- How much a place is seen on an average day.
create index advertisement_days_earned on advertisement_days (day) where state = 'earned';

-- How many browsers saw and clicked it in an hour. Counted in Redis, and only ever raised here.
create table advertisement_hours (
  user_id uuid not null,
  booking_id uuid not null,
  hour timestamptz not null check (extract(epoch from hour)::bigint % 3600 = 0),
  impressions pieces not null,
  clicks pieces not null,
  primary key (user_id, booking_id, hour),
  foreign key (user_id, booking_id) references advertisement_bookings (user_id, id)
) with (fillfactor = 50);

-- Times of one day at which a place could not be seen, as staff report them.
create table advertisement_outages (
  id uuid primary key,
  place advertisement_place not null,
  -- Null: all of the place.
  target text check (length(target) between 1 and 40),
  day business_day not null,
  from_at timestamptz not null,
  to_at timestamptz not null,
  reason text not null check (length(reason) between 1 and 100),
  reported_at timestamptz not null,
  reported_by uuid not null references staff_members (id),
  constraint advertisement_outages_day check (
    from_at < to_at and from_at >= day::timestamp at time zone 'Asia/Shanghai'
    and to_at <= (day + 1)::timestamp at time zone 'Asia/Shanghai')
);
create index advertisement_outages_of on advertisement_outages (place, day);
create index advertisement_outages_newest on advertisement_outages (from_at desc, id desc);
create trigger advertisement_outages_only_added before update or delete or truncate on advertisement_outages
  for each statement execute function refuse_change();
