import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { type Celebrity, celebrityOf } from '../Celebrity.ts';

/** Of whatever state: for staff, and for the celebrity. */
export async function getCelebrity(db: Reader, id: string): Promise<Celebrity> {
  const row = await db.selectFrom('celebrities').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new ShopError('NOT_FOUND');
  return celebrityOf(row);
}

/** As everyone knows them: who is hidden does not exist. */
export async function getShown(db: Reader, id: string): Promise<Celebrity> {
  const celebrity = await getCelebrity(db, id);
  if (celebrity.state !== 'shown') throw new ShopError('NOT_FOUND');
  return celebrity;
}

/** The page of a user, if they have one. */
export async function findCelebrityOf(db: Reader, userId: string): Promise<Celebrity | null> {
  const row = await db.selectFrom('celebrities').selectAll().where('user_id', '=', userId).executeTakeFirst();
  return row ? celebrityOf(row) : null;
}

/** Holds a celebrity until the transaction ends: changes of the page and of its picks wait for each other. Locked before picks. */
export async function lockCelebrity(tx: Tx, id: string): Promise<Celebrity> {
  const row = await tx.selectFrom('celebrities').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  if (!row) throw new ShopError('NOT_FOUND');
  return celebrityOf(row);
}

interface ShownPage {
  /** Of one category; null: all. */
  readonly categoryId: string | null;
  readonly after: { readonly pickedAt: Date; readonly id: string } | null;
  readonly limit: number;
}

/** The liveliest first: who has picked something last. */
export async function listShown(db: Reader, { categoryId, after, limit }: ShownPage): Promise<Celebrity[]> {
  const rows = await db
    .selectFrom('celebrities')
    .selectAll()
    .where('state', '=', 'shown')
    .$if(categoryId !== null, (query) => query.where('category_id', '=', categoryId ?? ''))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(picked_at, id) < (${after?.pickedAt}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('picked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(celebrityOf);
}

/** How many are shown in each category. */
export async function countShown(db: Reader): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('celebrities')
    .select(({ fn }) => ['category_id as categoryId', fn.countAll<number>().as('count')])
    .where('state', '=', 'shown')
    .groupBy('category_id')
    .execute();
  return new Map(rows.map(({ categoryId, count }) => [categoryId, count]));
}

/** How many are shown, and how many of them have picked something since then. */
export async function countLively(db: Reader, since: Date): Promise<{ total: number; lively: number }> {
  const { rows } = await sql<{ total: number; lively: number }>`
    select count(*)::int as total, count(*) filter (where picked_at >= ${since})::int as lively
    from celebrities where state = 'shown'`.execute(db);
  return rows[0] ?? { total: 0, lively: 0 };
}

/** Others who are shown: those of the same category first, then those whom most follow. */
export async function listNearby(
  db: Reader,
  { id, categoryId, limit }: { id: string; categoryId: string; limit: number },
): Promise<Celebrity[]> {
  const rows = await db
    .selectFrom('celebrities')
    .selectAll()
    .where('state', '=', 'shown')
    .where('id', '<>', id)
    .orderBy((order) => order('category_id', '=', categoryId), 'desc')
    .orderBy('followers', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(celebrityOf);
}

/** For staff: the newest first. */
export async function listCelebrities(
  db: Reader,
  { state, before, limit }: { state: Celebrity['state'] | undefined; before: string | undefined; limit: number },
): Promise<Celebrity[]> {
  const rows = await db
    .selectFrom('celebrities')
    .selectAll()
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? ''))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(celebrityOf);
}
