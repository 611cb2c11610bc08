import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { type Claim, claimColumns, claimOf } from './Claim.ts';
import { countsAsEnded, type EndedSince } from './countsAsEnded.ts';

interface Key {
  readonly userId: string;
  readonly id: string;
}

export async function getClaim(db: Reader, { userId, id }: Key): Promise<Claim> {
  const row = await db
    .selectFrom('claims')
    .select(claimColumns)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new ShopError('NOT_FOUND');
  return claimOf(row);
}

/** A claim that its user can turn into an order now. */
export async function getHeld(db: Reader, { userId, id, now }: Key & { now: Date }): Promise<Claim> {
  const claim = await getClaim(db, { userId, id });
  if (claim.state === 'ordered' || claim.state === 'bought') throw new ShopError('CLAIM_ORDERED');
  if (claim.state !== 'held' || claim.deadline <= now) throw new ShopError('CLAIM_OVER');
  return claim;
}

/** A user's claims of these subjects, the newest first. */
export async function listClaims(
  db: Reader,
  { userId, kind, subjectIds }: { userId: string; kind: string; subjectIds: readonly string[] },
): Promise<Claim[]> {
  if (subjectIds.length === 0) return [];
  const rows = await db
    .selectFrom('claims')
    .select(claimColumns)
    .where('user_id', '=', userId)
    .where('subject_kind', '=', kind)
    .where('subject_id', 'in', [...subjectIds])
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(claimOf);
}

/** A user's live claims of a kind with slots: held, or ordered and not paid. */
export async function listSlotted(db: Reader, { userId, kind }: { userId: string; kind: string }): Promise<Claim[]> {
  const rows = await db
    .selectFrom('claims')
    .select(claimColumns)
    .where('user_id', '=', userId)
    .where('subject_kind', '=', kind)
    .where('slot', 'is not', null)
    .where('state', 'in', ['held', 'ordered'])
    .orderBy('slot')
    .execute();
  return rows.map(claimOf);
}

/** How many claims of this kind the user has let lapse, or given up, since a moment. */
export async function countEnded(
  db: Reader,
  { userId, kind, ...ended }: EndedSince & { readonly userId: string; readonly kind: string },
): Promise<number> {
  const row = await db
    .selectFrom('claims')
    .select(({ fn }) => fn.countAll<number>().as('ended'))
    .where('user_id', '=', userId)
    .where('subject_kind', '=', kind)
    .where(countsAsEnded(ended))
    .executeTakeFirstOrThrow();
  return row.ended;
}

/** Subjects with claims whose time is over. */
export async function listLapsing(
  db: Reader,
  { now, limit }: { now: Date; limit: number },
): Promise<{ kind: string; id: string }[]> {
  const { rows } = await sql<{ kind: string; id: string }>`
    select distinct subject_kind as kind, subject_id as id from (
      select subject_kind, subject_id from claims where state = 'held' and deadline <= ${now}
      order by deadline limit ${limit}
    ) as due`.execute(db);
  return rows;
}

/** The idempotency keys of claims that were taken since a moment. */
export async function listRecentKeys(db: Reader, { kind, since }: { kind: string; since: Date }): Promise<string[]> {
  const rows = await db
    .selectFrom('claims')
    .select('request_key')
    .where('subject_kind', '=', kind)
    .where('created_at', '>=', since)
    .where('request_key', '<>', '')
    .execute();
  return rows.map((row) => row.request_key);
}
