import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';

/** A tenth of a second's work. */
const PIECE = 5000;

type Break = 'changed' | 'unlinked' | 'missing' | 'end';

interface Piece {
  readonly checkedTo: number;
  readonly checkedUpToAt: Date | null;
  readonly broken: { readonly seq: number; readonly at: Date | null; readonly what: Break }[];
  /** Where the next piece begins; null at the end of the chain. */
  readonly next: number | null;
  readonly end: { readonly seq: number; readonly hash: string };
}

interface Found {
  readonly endSeq: number;
  readonly endHash: string;
  readonly rows: number;
  readonly to: number | null;
  readonly at: Date | null;
  readonly lastHash: string | null;
  readonly broken: readonly { readonly seq: number; readonly at: string | null; readonly what: Break }[] | null;
}

/**
 * Compares a piece of the chain with what it says of itself, and with the row before; at its end also with the row that names the end. In one
 * statement, so that rows which are added meanwhile disturb nothing.
 */
export async function verifyAudit(db: Reader, { from }: { readonly from: number }): Promise<Piece> {
  const { rows } = await sql<Found>`
    with piece as (
      select line.seq, line.at, line.prev_hash, line.hash, audit_hash(line) as expected
      from audit_rows as line where line.seq >= ${from - 1} order by line.seq limit ${PIECE + 1}
    ), linked as (
      select *, lag(hash) over (order by seq) as hash_before, lag(seq) over (order by seq) as seq_before from piece
    ), broken as (
      select seq, at, case
          when hash <> expected then 'changed'
          when seq <> coalesce(seq_before + 1, ${from}) then 'missing'
          else 'unlinked' end as what
      from linked
      where seq >= ${from} and (hash <> expected or seq <> coalesce(seq_before + 1, ${from})
        or prev_hash <> coalesce(hash_before, case when seq = 1 then sha256('') else prev_hash end))
    )
    select tail.seq as "endSeq", encode(tail.hash, 'hex') as "endHash", last.seq as "to", last.at,
      (select count(*) from piece where seq >= ${from})::int as rows,
      encode(last.hash, 'hex') as "lastHash", (select json_agg(broken order by seq) from broken) as broken
    from audit_tail as tail
    left join lateral (select seq, at, hash from piece where seq >= ${from} order by seq desc limit 1) as last on true`.execute(
    db,
  );
  const [found] = rows;
  if (!found)
    return { checkedTo: 0, checkedUpToAt: null, broken: [cut(0)], next: null, end: { seq: 0, hash: '0'.repeat(64) } };
  const { endSeq, endHash, to, at, lastHash } = found;
  const broken = (found.broken ?? []).map((each) => ({ ...each, at: each.at === null ? null : new Date(each.at) }));
  const isLast = found.rows < PIECE;
  // The chain ends before the row that is named as its end, behind it, or in another.
  const isCut =
    (isLast || (to ?? 0) >= endSeq) && (to === null ? from <= endSeq : to !== endSeq || lastHash !== endHash);
  return {
    checkedTo: to ?? 0,
    checkedUpToAt: at,
    broken: isCut ? [...broken, cut(endSeq)] : broken,
    next: isLast ? null : (to ?? 0) + 1,
    end: { seq: endSeq, hash: endHash },
  };
}

const cut = (seq: number) => ({ seq, at: null, what: 'end' as const });
