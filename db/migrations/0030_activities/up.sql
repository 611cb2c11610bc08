-- What /active shows, in which order and how long. What each part gives stands in its own module.

create table activities (
  id uuid primary key,
  kind text not null check (kind in ('couponCentre', 'checkIn', 'draw', 'spendAndSave', 'vip')),
  title text not null check (length(title) between 1 and 30),
  subtitle text not null default '' check (length(subtitle) <= 60),
  -- Paragraphs of plain text, one a line.
  rules_text text not null check (length(rules_text) between 1 and 4000),
  picture_file_id uuid references files (id),
  -- A few pixels to show until it is there, and what it shows in words.
  placeholder text check (length(placeholder) <= 600),
  picture_alt text check (length(picture_alt) between 1 and 60),
  -- The campaign that it shows.
  campaign_id uuid references campaigns (id),
  position smallint not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  created_at timestamptz not null,
  check (num_nonnulls(picture_file_id, placeholder, picture_alt) in (0, 3)),
  check ((kind = 'spendAndSave') = (campaign_id is not null))
);
create index activities_by_end on activities (ends_at);
