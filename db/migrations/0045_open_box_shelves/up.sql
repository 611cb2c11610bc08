-- A shelf knows everything that a filter asks of a unit, so that a page of the list is found in one index without a look at the wide rows
-- that it passes over. The shelf '//' holds the whole list.
alter table open_box_search
  add column is_complete boolean not null generated always as (facets @> array['complete']) stored,
  add column is_working boolean not null generated always as (facets @> array['working']) stored;

drop table open_box_shelves;
create table open_box_shelves (
  shelf text not null,
  unit_id uuid not null references open_box_search (unit_id) on delete cascade,
  listed_at timestamptz not null,
  saving_fen fen not null,
  saving_bp basis_points not null,
  drops_at timestamptz not null,
  price_fen fen not null,
  is_complete boolean not null,
  is_working boolean not null,
  primary key (unit_id, shelf)
);
insert into open_box_shelves (shelf, unit_id, listed_at, saving_fen, saving_bp, drops_at, price_fen, is_complete, is_working)
select c || '/' || b || '/' || g, unit_id, listed_at, saving_fen, saving_bp, drops_at, price_fen, is_complete, is_working
from open_box_search,
  lateral (select '' as c union all select substr(facet, 3) from unnest(facets) as facet where facet like 'c:%') as category,
  lateral (select '' as b union all select substr(facet, 3) from unnest(facets) as facet where facet like 'b:%') as brand,
  lateral (select '' as g union all select substr(facet, 3) from unnest(facets) as facet where facet like 'g:%') as grade;
create index open_box_shelves_listed on open_box_shelves (shelf, listed_at desc, unit_id desc)
  include (saving_bp, drops_at, price_fen, is_complete, is_working);
create index open_box_shelves_saving on open_box_shelves (shelf, saving_fen desc, unit_id desc)
  include (saving_bp, drops_at, price_fen, is_complete, is_working);
create index open_box_shelves_drop on open_box_shelves (shelf, drops_at, unit_id)
  include (saving_bp, price_fen, is_complete, is_working);
create index open_box_shelves_price on open_box_shelves (shelf, price_fen, unit_id)
  include (saving_bp, drops_at, is_complete, is_working);

-- The list is read along its shelves alone. The index of drops stays: the sweep finds with it what is due.
drop index open_box_search_new;
drop index open_box_search_saving;
drop index open_box_search_price;
