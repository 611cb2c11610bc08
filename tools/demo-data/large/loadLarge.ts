import { totalmem } from 'node:os';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { createLargeWorkers } from './createLargeWorkers.ts';
import { insertLargeTerms } from './insertLargeTerms.ts';
import { largeTableNames, largeTables } from './largeTables.ts';
import { withoutIndexes } from './withoutIndexes.ts';

interface Input {
  readonly connectionString: string;
  readonly workers: ReturnType<typeof createLargeWorkers>;
  readonly count: number;
  /** The lowest score of each tier but the last. */
  readonly tierScores: readonly number[];
  /** Making indexes anew pays when much is added to little. */
  readonly rebuildIndexes: boolean;
  readonly say: (text: string) => void;
}

const SAID_EVERY = 100_000;
const MEGABYTE = 1024 * 1024;

/** Takes in the rows by COPY, all in one transaction: after a crash, nothing of it is there. */
export async function loadLarge(input: Input): Promise<void> {
  const client = new pg.Client({ connectionString: input.connectionString, application_name: 'jiwu-seed-large' });
  await client.connect();
  try {
    await client.query('begin');
    await prepareSession(client);
    const load = () => copyChunks(client, input);
    await (input.rebuildIndexes ? withoutIndexes(client, largeTableNames, load, input.say) : load());
    await client.query('commit');
    input.say('statistics');
    // Also marks the pages as seen by all, which reading by index alone needs.
    for (const table of [...largeTableNames, 'search_terms']) await client.query(`vacuum (analyze) ${table}`);
  } finally {
    await client.end();
  }
}

async function prepareSession(client: pg.Client): Promise<void> {
  const memory = Math.min(1024, Math.round(totalmem() / MEGABYTE / 8));
  await client.query(`
    set local statement_timeout = 0;
    set local lock_timeout = 0;
    set local idle_in_transaction_session_timeout = 0;
    set local synchronous_commit = off;
    set local maintenance_work_mem = '${memory}MB';
    set local max_parallel_maintenance_workers = 2`);
  // The rows refer only to rows of the same load or to older ones, so references need no check. Only a superuser can switch the
  // check off; for anyone else the load takes longer.
  const { rows } = await client.query<{ super: string }>(`select current_setting('is_superuser') as super`);
  if (rows[0]?.super === 'on') await client.query('set local session_replication_role = replica');
}

async function copyChunks(client: pg.Client, { workers, count, tierScores, say }: Input): Promise<void> {
  // Existing products move to lower tiers to make room: now, while no index has to follow.
  const tiers = tierScores.map((score, tier) => `when score >= ${score} then ${tier}`).join(' ');
  const tier = `case ${tiers} else ${tierScores.length} end`;
  await client.query(`update product_search set tier = ${tier} where tier <> ${tier}`);
  let done = 0;
  for await (const chunk of workers.chunks()) {
    for (const table of largeTableNames) {
      const copy = client.query(copyFrom(`copy ${table} (${largeTables[table]}) from stdin`));
      await pipeline(Readable.from([Buffer.from(chunk.tables[table].buffer)], { objectMode: false }), copy);
    }
    const said = Math.floor(done / SAID_EVERY);
    done += chunk.count;
    if (Math.floor(done / SAID_EVERY) > said || done === count) say(`generated products ${done}/${count}`);
  }
  say('search words');
  await insertLargeTerms(client, await workers.finish());
}
