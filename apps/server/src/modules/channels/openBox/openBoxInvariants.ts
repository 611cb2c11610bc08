import { sql } from 'kysely';
import type { Invariant } from '../../../platform/invariants/Invariant.ts';
import { unitSteps } from './units/unitSteps.ts';

const steps = sql.join(
  Object.entries(unitSteps).flatMap(([event, { from, to }]) =>
    (from.length === 0 ? [''] : from).map((state) => sql`(${event}::text, ${state}::text, ${to}::text)`),
  ),
);

export const openBoxInvariants: readonly Invariant[] = [
  {
    number: 27,
    title: "A unit's price is never below its floor, and each price has a history row",
    each: 'shop',
    query: sql`
      with last as (
        select distinct on (unit_id) unit_id, price_fen, drops, floor_fen from open_box_prices
        order by unit_id, position desc
      )
      select unit.id, unit.no, unit.price_fen, unit.floor_fen, last.price_fen as last_fen from open_box_units as unit
      left join last on last.unit_id = unit.id
      where unit.price_fen is not null
        and ((unit.price_fen, unit.drops, unit.floor_fen) is distinct from (last.price_fen, last.drops, last.floor_fen)
          or unit.price_fen < unit.floor_fen)
        or unit.state in ('listed', 'sold') and unit.price_fen is null
      union all
      select unit_id, null, price_fen, floor_fen, null from open_box_prices where price_fen < floor_fen
      union all
      -- What was promised with a lock was on the price list at that moment.
      select lock.unit_id, null, lock.price_fen, null, null from open_box_locks as lock
      where lock.price_fen is distinct from (
        select price_fen from open_box_prices as price
        where price.unit_id = lock.unit_id and price.at <= lock.locked_at order by position desc limit 1)`,
  },
  {
    number: 27,
    title: 'A price follows its rule: start less the drops, or the floor',
    each: 'shop',
    query: sql`
      select id, no, price_fen, start_fen, drop_fen, drops, floor_fen from open_box_units
      where price_fen is not null and price_fen <> greatest(floor_fen::int8, start_fen::int8 - drop_fen::int8 * drops)`,
  },
  {
    number: 62,
    title: "A unit's state equals the last row of its passport, and every row is a step of the table",
    each: 'shop',
    query: sql`
      with walked as (
        select *, lag(to_state) over one as before, row_number() over one as place, count(*) over (partition by unit_id) as length
        from open_box_passport window one as (partition by unit_id order by position)
      )
      select unit.id, unit.no, state::text, to_state::text from open_box_units as unit
      left join walked on walked.unit_id = unit.id and place = length
      where state is distinct from to_state or passport_length is distinct from length
      union all
      select unit_id, event::text, from_state::text, to_state::text from walked
      where (event::text, coalesce(from_state::text, ''), to_state::text) not in (${steps})
        or before is distinct from from_state or position <> place - 1`,
  },
  {
    number: 63,
    title: 'The list has exactly the units that are on sale, at their price',
    each: 'shop',
    query: sql`
      select coalesce(unit.id, search.unit_id) as unit_id, state, unit.price_fen, search.price_fen as listed_fen
      from (select * from open_box_units where state = 'listed') as unit
      full join open_box_search as search on search.unit_id = unit.id
      where unit.id is null or search.unit_id is null or unit.price_fen <> search.price_fen or unit.listed_at <> search.listed_at`,
  },
  {
    number: 63,
    title: 'A unit of the list stands on every shelf of its categories, brand and grade, where the list has it',
    each: 'shop',
    query: sql`
      with placed as (
        select search.unit_id, c || '/' || b || '/' || g as shelf, listed_at, saving_fen, saving_bp, drops_at, price_fen,
          is_complete, is_working
        from open_box_search as search,
          lateral (select '' as c union all select substr(facet, 3) from unnest(facets) as facet where facet like 'c:%') as category,
          lateral (select '' as b union all select substr(facet, 3) from unnest(facets) as facet where facet like 'b:%') as brand,
          lateral (select '' as g union all select substr(facet, 3) from unnest(facets) as facet where facet like 'g:%') as grade
      )
      select coalesce(placed.unit_id, shelf.unit_id) as unit_id, coalesce(placed.shelf, shelf.shelf) as shelf from placed
      full join open_box_shelves as shelf on shelf.unit_id = placed.unit_id and shelf.shelf = placed.shelf
      where placed.unit_id is null or shelf.unit_id is null
        or (shelf.listed_at, shelf.saving_fen::int8, shelf.saving_bp::int4, shelf.drops_at, shelf.price_fen::int8, shelf.is_complete, shelf.is_working)
          <> (placed.listed_at, placed.saving_fen::int8, placed.saving_bp::int4, placed.drops_at, placed.price_fen::int8, placed.is_complete, placed.is_working)`,
  },
  {
    number: 64,
    title: 'A graded unit has its finished inspection; a higher grade than suggested has its reason',
    each: 'shop',
    query: sql`
      select unit.id, unit.no, unit.state, unit.grade, inspection.grade as inspected from open_box_units as unit
      left join open_box_inspections as inspection on inspection.unit_id = unit.id and inspection.no = unit.inspection_no
      where unit.state in ('graded', 'listed', 'sold', 'returned')
        and (inspection.finished_at is null or inspection.grade is distinct from unit.grade)
      union all
      select unit_id, null, null, grade, suggested from open_box_inspections
      where finished_at is not null and grade_reason = '' and (suggested is null
        or array_position(array['new', 'a', 'b', 'c'], grade::text) < array_position(array['new', 'a', 'b', 'c'], suggested::text))`,
  },
];
