-- How many browsers came to the shop, by the minute of a day: counts only, nobody can be found in them.
create table visitor_minutes (
  day business_day not null,
  -- Of the day in Shanghai.
  minute smallint not null check (minute between 0 and 1439),
  -- Browsers since midnight.
  visitors integer not null check (visitors >= 0),
  viewers integer not null check (viewers >= 0 and viewers <= visitors),
  carters integer not null check (carters >= 0 and carters <= visitors),
  -- When Redis said so, by its own clock in microseconds: of two workers the later one counts.
  said_at_us bigint not null,
  -- False once Redis lost what it had counted that day.
  is_whole boolean not null,
  primary key (day, minute)
);
