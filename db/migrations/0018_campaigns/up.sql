-- Spend and save (满减): what the shop gives on whole orders for a while.

-- Rising thresholds, each with what it takes off, as [{"thresholdFen": 80000, "offFen": 6000}, …].
create function are_campaign_tiers(tiers jsonb) returns boolean language sql immutable strict as $$
  select jsonb_typeof(tiers) = 'array'
    and (select count(*) between 1 and 10
           and coalesce(bool_and(threshold > coalesce(before, 0) and off > coalesce(off_before, 0) and off <= threshold), false)
         from (
           select threshold, off, lag(threshold) over step as before, lag(off) over step as off_before
           from jsonb_array_elements(case when jsonb_typeof(tiers) = 'array' then tiers else '[]' end)
             with ordinality as tier (value, position),
             lateral (select (value ->> 'thresholdFen')::integer as threshold, (value ->> 'offFen')::integer as off) as figures
           window step as (order by position)) as steps)
$$;

create table campaigns (
  id uuid primary key,
  name text not null check (length(name) between 1 and 30),
  scope text not null check (scope in ('all', 'categories', 'products')),
  category_ids text[] not null default '{}' check (cardinality(category_ids) <= 20),
  product_ids uuid[] not null default '{}' check (cardinality(product_ids) <= 500),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  tiers jsonb not null check (are_campaign_tiers(tiers)),
  created_at timestamptz not null,
  check ((scope = 'categories') = (cardinality(category_ids) > 0)),
  check ((scope = 'products') = (cardinality(product_ids) > 0))
);
create index campaigns_by_end on campaigns (ends_at);

-- People fill their carts by what is announced: once it runs, it runs as it was said.
create function refuse_change_after_start() returns trigger language plpgsql as $$
begin
  if old.starts_at <= now() then
    raise exception 'a campaign that has begun keeps its terms' using errcode = 'restrict_violation';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger campaigns_keep_terms before update or delete on campaigns
  for each row execute function refuse_change_after_start();
create trigger campaigns_not_emptied before truncate on campaigns
  for each statement execute function refuse_change();
