import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Difference, Run } from './Run.ts';

/** The first differences of a day that are still open, and how many there are. */
export async function listDifferences(
  db: Reader,
  { run, limit }: { run: Run; limit: number },
): Promise<{ count: number; first: Difference[] }> {
  const open = db
    .selectFrom('reconciliation_differences')
    .where('gateway', '=', run.gateway)
    .where('day', '=', run.day)
    .where('state', '=', 'open');
  const { count } = await open.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await open
    .select(['kind', 'number', 'difference', 'theirs_fen as theirsFen', 'ours_fen as oursFen'])
    .orderBy('kind')
    .orderBy('number')
    .limit(limit)
    .execute();
  return { count, first: rows as Difference[] };
}
