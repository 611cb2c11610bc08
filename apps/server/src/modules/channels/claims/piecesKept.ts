import { sql } from 'kysely';

/** Of each supply, the pieces that no order holds: on offer, or claimed and not ordered. Rows of (kind, id, pieces). */
export const piecesKept = sql`
  select supply.subject_kind as kind, supply.subject_id as id, left_over + count(claims.id)::int as pieces
  from claim_supplies as supply
  left join claims on claims.subject_kind = supply.subject_kind and claims.subject_id = supply.subject_id
    and claims.state = 'held'
  group by supply.subject_kind, supply.subject_id`;
