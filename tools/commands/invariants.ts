import { parseArgs } from 'node:util';
import { invariants } from '../../apps/server/src/composition/invariants.ts';
import { windowSources } from '../../apps/server/src/composition/invariants/windows/windowSources.ts';
import { createDatabase, type Database } from '../../apps/server/src/platform/database/createDatabase.ts';
import { estimateRows } from '../../apps/server/src/platform/database/estimateRows.ts';
import { checkInvariants, type InvariantResult } from '../../apps/server/src/platform/invariants/checkInvariants.ts';
import { checkIds, checkShop, checkWhole } from '../../apps/server/src/platform/invariants/checkInTurn.ts';
import { createPace } from '../../apps/server/src/platform/invariants/createPace.ts';
import { createTally } from '../../apps/server/src/platform/invariants/createTally.ts';
import { windowKeys } from '../../apps/server/src/platform/invariants/Invariant.ts';
import type { WindowSource } from '../../apps/server/src/platform/invariants/WindowSource.ts';
import { createSupervisor } from '../lib/createSupervisor.ts';
import { dataDir } from '../lib/dataDir.ts';
import { runCommand } from '../lib/runCommand.ts';
import { startDatabase } from '../lib/startDatabase.ts';

const SHOWN_ROWS = 20;
const SAID_EVERY_MS = 10_000;
/** Above so many orders no snapshot is held for as long as all of them take. */
const IN_WINDOWS_FROM = 1_000_000;

const secondsSince = (began: number) => ((performance.now() - began) / 1000).toFixed(1);

/**
 * `pnpm invariants [--windows | --whole] [--lanes N]`: what must always be true, checked in DATABASE_URL or in the development database in .data/.
 * A large shop, or any with `--windows`, window by window, each in a snapshot of its own, N windows at once (1 unless told).
 * With `--whole` each invariant over whole tables, one after the other: quicker over everything, but vacuum waits for the longest of them. For a
 * copy of a large shop, such as a restored backup.
 */
await runCommand('invariants', async (interrupt) => {
  const options = {
    windows: { type: 'boolean' },
    whole: { type: 'boolean' },
    lanes: { type: 'string', default: '1' },
  } as const;
  const { windows, whole, lanes: asked } = parseArgs({ options }).values;
  if (windows && whole) throw new Error('--windows or --whole, not both');
  if (!/^[1-8]$/.test(asked)) throw new Error('--lanes takes a number from 1 to 8');
  const lanes = Number(asked);
  const supervisor = createSupervisor(interrupt);
  try {
    const { databaseUrl: connectionString } = await startDatabase({ dir: dataDir, throwaway: false }, supervisor);
    const db = createDatabase({ connectionString, max: lanes, applicationName: 'jiwu-invariants', patient: true });
    const began = performance.now();
    const inWindows = windows ?? (await estimateRows(db.read, 'orders')) >= IN_WINDOWS_FROM;
    const check = () => {
      if (whole) return checkWholeTables(db);
      return inWindows ? checkAllWindows(db, lanes) : checkInvariants(db, invariants);
    };
    const results = await supervisor.guard(check());
    await db.close();
    for (const { number, title, offending } of results) {
      console.log(`${offending.length === 0 ? 'holds ' : 'BROKEN'} ${String(number).padStart(2)} ${title}`);
      for (const row of offending.slice(0, SHOWN_ROWS)) console.log(`         ${JSON.stringify(row)}`);
      if (offending.length > SHOWN_ROWS) console.log(`         … ${offending.length - SHOWN_ROWS} more`);
    }
    const broken = results.filter(({ offending }) => offending.length > 0).length;
    console.log(`[invariants] ${results.length - broken} hold, ${broken} broken, in ${secondsSince(began)} s`);
    return broken === 0 ? 0 : 1;
  } finally {
    await supervisor.stop();
  }
});

/** Every invariant over whole tables, each in a snapshot of its own. */
async function checkWholeTables(db: Database): Promise<InvariantResult[]> {
  const tally = createTally();
  for await (const one of checkWhole({ db, invariants })) {
    const holds = tally.add(one);
    const [{ number, title } = { number: 0, title: '' }] = one.results;
    if (one.tookMs >= SAID_EVERY_MS)
      console.log(`[invariants] ${one.tookMs} ms: ${number} ${holds ? 'holds' : 'BROKEN'}: ${title}`);
  }
  console.log(`[invariants] the longest snapshot ${tally.longestMs()} ms`);
  return tally.results();
}

/** Whole tables one by one, then every id of each key, in as many windows at once as there are lanes. */
async function checkAllWindows(db: Database, lanes: number): Promise<InvariantResult[]> {
  const tally = createTally();
  const input = { db, invariants };
  const began = performance.now();
  for await (const one of checkShop(input)) tally.add(one);
  console.log(`[invariants] whole tables in ${secondsSince(began)} s, the longest snapshot ${tally.longestMs()} ms`);
  let saidAt = began;
  for (const key of windowKeys) {
    const keyBegan = performance.now();
    const source = windowSources[key];
    const pace = createPace(source.most);
    const next = createIdReader(db, source);
    let checked = 0;
    let longestMs = 0;
    const goOn = async (): Promise<void> => {
      for (let ids = await next(pace.size()); ids.length > 0; ids = await next(pace.size())) {
        const window = await checkIds(input, { key, ids, source });
        tally.add(window);
        pace.took(ids.length, window.tookMs);
        longestMs = Math.max(longestMs, window.tookMs);
        checked += ids.length;
        if (performance.now() - saidAt < SAID_EVERY_MS) continue;
        saidAt = performance.now();
        console.log(`[invariants] ${secondsSince(began)} s: ${checked} (${key}), windows of ${pace.size()}`);
      }
    };
    await Promise.all(Array.from({ length: lanes }, goOn));
    console.log(
      `[invariants] ${checked} (${key}) in ${secondsSince(keyBegan)} s, the longest snapshot ${longestMs} ms`,
    );
  }
  return tally.results();
}

/** Hands out the ids of a key in order, each once, also to lanes that ask at the same time. */
function createIdReader(db: Database, source: WindowSource): (size: number) => Promise<string[]> {
  let last: Promise<{ cursor: string | null; ids: string[] }> = Promise.resolve({ cursor: null, ids: [] });
  return async (size) => {
    last = last.then(async ({ cursor }) => {
      const { rows } = await source.after(cursor, size).execute(db.read);
      const ids = rows.map(({ id }) => id);
      return { cursor: ids.at(-1) ?? cursor, ids };
    });
    return (await last).ids;
  };
}
