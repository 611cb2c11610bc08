import { sql } from 'kysely';
import type { Invariant } from '../../../platform/invariants/Invariant.ts';

/** HMAC's two keys of a secret of 32 bytes: its bytes xor a constant, filled up to a block of 64 with that constant. */
const padded = (constant: number) => sql`
  (
    select string_agg(set_byte('\\x00'::bytea, 0, get_byte(secret, at) # ${sql.lit(constant)}), ''::bytea order by at)
    from generate_series(0, 31) as at
  ) || decode(repeat(to_hex(${sql.lit(constant)}), 32), 'hex')`;

/** Four bytes of a block, big endian. */
const wordAt = (at: 0 | 'at') => sql.raw(`('x' || encode(substr(block, ${at} + 1, 4), 'hex'))::bit(32)::int8`);

export const drawInvariants: readonly Invariant[] = [
  {
    // Independent of the code that draws: HMAC by its definition, out of sha256. Of the eight words of a block the first fair
    // one counts; that none is fair happens once in 10^46.
    number: 38,
    title: 'Each draw recomputes from secret, number and nonce; its commitment is older than the first draw',
    each: 'shop',
    query: sql`
      with keys as materialized (
        select period_id, ${padded(0x36)} as inner_key, ${padded(0x5c)} as outer_key from draw_reveals
      ), blocks as (
        select user_id, id, roll,
          sha256(outer_key || sha256(inner_key || convert_to(number || ':' || nonce, 'UTF8'))) as block
        from draws join keys using (period_id)
      ), rolls as (
        select user_id, id, roll, coalesce(
            case when ${wordAt(0)} < 4294960000 then ${wordAt(0)} % 10000 end,
            (
              select ${wordAt('at')} % 10000 from generate_series(4, 28, 4) as at
              where ${wordAt('at')} < 4294960000 order by at limit 1
            )
          ) as recomputed
        from blocks
      )
      select user_id, id, 'roll' as what from rolls where roll is distinct from recomputed
      union all
      select user_id, id, 'prize' from draws
      where not exists (
        select from jsonb_to_recordset(odds) as range (position smallint, "from" smallint, "to" smallint)
        where position = prize_position and roll between "from" and "to")
      union all
      select user_id, draws.id, 'time' from draws
      join draw_periods as period on period.id = period_id
      left join draw_reveals as reveal on reveal.period_id = draws.period_id
      where drawn_at < starts_at or drawn_at >= ends_at or drawn_at <= committed_at or drawn_at >= revealed_at
      union all
      select null, id, 'commitment' from draw_periods join draw_reveals on period_id = id
      where sha256(secret) <> commitment or revealed_at < ends_at
      union all
      select null, id, 'unrevealed' from draw_periods
      where ends_at < now() - interval '10 minutes' and not exists (select from draw_reveals where period_id = id)`,
  },
  {
    // The draws themselves show which prizes had run out before each draw; between two such moments the odds are the same.
    number: 39,
    title: 'Per prize won ≤ stock, value ≤ 5,000,000 fen, odds unchanged since the start',
    each: 'shop',
    query: sql`
      with prizes as (
        select *, position = max(position) over (partition by period_id) as is_last from draw_prizes
      ), nth as (
        select period_id, prize_position as position, number,
          row_number() over (partition by period_id, prize_position order by number) as nth
        from draws
      ), ran_out as (
        select prizes.period_id, prizes.position, number from prizes
        join nth on nth.period_id = prizes.period_id and nth.position = prizes.position and nth.nth = stock
      ), starts as (
        select id as period_id, 0 as from_number from draw_periods
        union
        select period_id, number + 1 from ran_out
      ), spans as (
        select *, lead(from_number) over (partition by period_id order by from_number) as until_number from starts
      ), weighed as (
        select spans.period_id, from_number, position, ran_out.number < from_number is true as is_out,
          weight + case when is_last then sum(weight) filter (where ran_out.number < from_number)
            over (partition by spans.period_id, from_number) else 0 end as folded, weight
        from spans join prizes using (period_id) left join ran_out using (period_id, position)
      ), ranged as (
        select *, sum(coalesce(folded, weight)) over (partition by period_id, from_number order by position) as ends
        from weighed where not is_out
      ), expected as (
        select period_id, from_number,
          jsonb_agg(jsonb_build_object('position', position, 'from', ends - coalesce(folded, weight), 'to', ends - 1)
            order by position) as odds
        from ranged group by period_id, from_number
      )
      select draws.period_id, draws.number, 'odds' as what from draws
      join spans on spans.period_id = draws.period_id and draws.number >= from_number
        and draws.number < coalesce(until_number, 9223372036854775807)
      join expected on expected.period_id = spans.period_id and expected.from_number = spans.from_number
      where draws.odds is distinct from expected.odds
      union all
      select prizes.period_id, prizes.position, 'won' from prizes
      left join (select period_id, position, max(nth) as number from nth group by 1, 2) as drawn using (period_id, position)
      where won <> coalesce(drawn.number, 0) or won > stock or value_fen > 5000000
      union all
      select period_id, sum(weight), 'weights' from prizes group by period_id
      having sum(weight) <> 10000 or bool_or(is_last and stock is not null)`,
  },
];
