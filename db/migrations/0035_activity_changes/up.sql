-- Staff change what they have announced: whoever looked at an older version is refused.
alter table activities add column version integer not null default 1 check (version > 0);
alter table campaigns add column version integer not null default 1 check (version > 0);

-- A draw has no times of its own, those of its period are the true ones. One that was taken off the page has an end.
alter table activities alter column starts_at drop not null, alter column ends_at drop not null;
update activities set starts_at = null, ends_at = case when ends_at <= now() then ends_at end where kind = 'draw';
alter table activities
  add constraint activities_times check ((kind = 'draw') = (starts_at is null) and (kind = 'draw' or ends_at is not null));

-- Once a campaign runs, its goods, its tiers and its start stay as they were said. It may only end sooner, and never in the past:
-- a wrong tier must not cost until the planned end, and what people were shown must not be denied afterwards.
create or replace function refuse_change_after_start() returns trigger language plpgsql as $$
begin
  if old.starts_at > now() then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  if tg_op = 'UPDATE' and old.ends_at > now() and new.ends_at < old.ends_at and new.ends_at > now() - interval '1 minute'
    and to_jsonb(new) - '{ends_at,version}'::text[] = to_jsonb(old) - '{ends_at,version}'::text[] then
    return new;
  end if;
  raise exception 'a campaign that has begun keeps its terms' using errcode = 'restrict_violation';
end $$;
