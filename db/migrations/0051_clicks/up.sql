-- Clicks on links that bear a promoter's invitation code (?i=&ch=), and what an order remembers of the last one.

-- The last click of a visitor as a user, or as nobody yet: what a purchase is credited by. A visitor is a browser id and a random key of
-- that browser together, as a UUID of version 8. No foreign key to the promoter: the statement that adds the row has just read the
-- account, and the check would lock one row for everyone who follows a well-known person's link.
create table effect_last_clicks (
  visitor_id uuid not null,
  -- Null until someone signs in there.
  user_id uuid references users (id),
  promoter_id uuid not null,
  -- Where the link was put, by its own word.
  place text check (length(place) between 1 and 16),
  clicked_at timestamptz not null,
  constraint effect_last_clicks_one unique nulls not distinct (visitor_id, user_id)
) with (fillfactor = 70);
-- The newest of a user, from whichever browser.
create index effect_last_clicks_of_user on effect_last_clicks (user_id, clicked_at desc) where user_id is not null;
create index effect_last_clicks_old on effect_last_clicks (clicked_at);

-- Clicks as promoters count them: one for a visitor, a place and a day.
create table effect_clicks (
  promoter_id uuid not null,
  day business_day not null,
  place text check (length(place) between 1 and 16),
  visitor_id uuid not null,
  constraint effect_clicks_once unique nulls not distinct (promoter_id, day, place, visitor_id)
);
create index effect_clicks_old on effect_clicks (day);

-- Whose link its buyer had clicked last when the order was made; lines that were bought through a pick have their own credit_id.
alter table orders
  add column click_promoter_id uuid,
  add column click_place text,
  -- Something of it is credited to someone: only then the payment looks further.
  add column is_credited boolean not null default false;
