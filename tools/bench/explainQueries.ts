import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { createSupervisor } from '../lib/createSupervisor.ts';
import { repositoryRoot } from '../lib/repositoryRoot.ts';
import { runCommand } from '../lib/runCommand.ts';
import { startRedis } from '../lib/startRedis.ts';
import type { Statement } from './captureDuring.ts';
import { captureStatements } from './captureStatements.ts';
import { chooseExplained } from './chooseExplained.ts';
import { productionEnvironment } from './productionEnvironment.ts';
import { makeScratchFolder } from './makeScratchFolder.ts';

const folder = path.join(repositoryRoot, 'db/queries');

/**
 * `DATABASE_URL=… node tools/bench/explainQueries.ts`: asks a shop (the one with 1,000,000 products) what people ask, and
 * keeps in db/queries the very statements that it runs, and how PostgreSQL runs them: <name>.sql and <name>.plan.txt.
 */
await runCommand('explain', async (interrupt) => {
  const supervisor = createSupervisor(interrupt);
  const databaseUrl = process.env['DATABASE_URL'];
  if (!databaseUrl) throw new Error('DATABASE_URL names the shop to ask');
  const client = new pg.Client({ connectionString: databaseUrl });
  try {
    const redis = await startRedis();
    supervisor.onStop(redis.stop);
    await client.connect();
    const storageDir = makeScratchFolder(supervisor);
    const env = productionEnvironment({ databaseUrl, redisUrl: redis.url, storageDir });
    mkdirSync(folder, { recursive: true });
    let scans = 0;
    for (const [name, address] of Object.entries(await chooseExplained(client))) {
      const statements = await supervisor.guard(captureStatements(env, address));
      const plans: string[] = [];
      for (const statement of statements) plans.push(await explain(client, statement));
      writeFileSync(path.join(folder, `${name}.sql`), statements.map(toText).join('\n'));
      writeFileSync(path.join(folder, `${name}.plan.txt`), `${decodeURI(address)}\n\n${plans.join('\n\n')}\n`);
      // Those that are never executed stand in the plan for words so common that an earlier tier is enough.
      const found = plans.join('\n').match(/Seq Scan on (?:product_search|products|skus)\b.*\(actual/g)?.length ?? 0;
      scans += found;
      console.log(
        `[explain] ${name}: ${statements.length} statements, ${timesOf(plans)}${found ? ', SEQUENTIAL SCAN' : ''}`,
      );
    }
    return scans === 0 ? 0 : 1;
  } finally {
    await client.end();
    await supervisor.stop();
  }
});

/** Twice, and the second is kept: the first reads from disk what the others find in memory. */
async function explain(client: pg.Client, { text, values }: Statement): Promise<string> {
  const run = async () =>
    await client.query<{ 'QUERY PLAN': string }>(`explain (analyze, buffers, costs off) ${text}`, [...values]);
  await run();
  const { rows } = await run();
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

function toText({ text, values }: Statement): string {
  const lines = text
    .trim()
    .split('\n')
    .map((line) => line.trimEnd())
    .filter(Boolean);
  return [...values.map((value, index) => `-- $${index + 1} = ${value}`), ...lines, ';', ''].join('\n');
}

function timesOf(plans: readonly string[]): string {
  return plans.map((plan) => `${/Execution Time: ([\d.]+)/.exec(plan)?.[1] ?? '?'} ms`).join(' + ');
}
