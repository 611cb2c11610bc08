import { checkIds, checkShop } from './checkInTurn.ts';
import { createTally } from './createTally.ts';
import type { Database } from '../database/createDatabase.ts';
import { findTouched } from './findTouched.ts';
import { beginRun, type Counts, endRun } from './integrityRuns.ts';
import { keepWindowState, loadWindowState, type WindowState } from './integrityWindows.ts';
import { type Invariant, type WindowKey, windowKeys } from './Invariant.ts';
import type { InvariantResult } from './checkInvariants.ts';
import type { WindowSource } from './WindowSource.ts';

export interface IntegrityInput {
  readonly db: Database;
  readonly invariants: readonly Invariant[];
  readonly sources: Readonly<Record<WindowKey, WindowSource>>;
  readonly clock: () => Date;
  /** For so long the rolling pass goes on; what has changed is always looked at. */
  readonly rollMs: number;
}

/**
 * Checks what whole tables show, then every window of what changed since the run before and of what was broken then, and goes on with the
 * pass that looks at everything in turn. Answers what it found, or null while another run goes on.
 */
export async function runIntegrity(input: IntegrityInput): Promise<InvariantResult[] | null> {
  const { db, clock } = input;
  const id = await beginRun(db, clock());
  if (id === null) return null;
  const tally = createTally();
  for await (const one of checkShop(input)) tally.add(one);
  const touched: Counts = {};
  const rolled: Counts = {};
  for (const key of windowKeys) {
    const done = await checkKey(input, key, (one) => tally.add(one));
    touched[key] = done.touched;
    rolled[key] = done.rolled;
  }
  const results = tally.results();
  await endRun(db, { id, touched, rolled, longestMs: tally.longestMs(), results, now: clock() });
  return results;
}

type Add = ReturnType<typeof createTally>['add'];

async function checkKey(input: IntegrityInput, key: WindowKey, add: Add): Promise<{ touched: number; rolled: number }> {
  const { db, sources } = input;
  const source = sources[key];
  const before = await loadWindowState(db, key);
  const touched = await findTouched(db, source, before.seenBlocks);
  const suspects: string[] = [];
  const check = async (ids: readonly string[]): Promise<void> => {
    if (!add(await checkIds(input, { key, ids, source }))) suspects.push(...ids);
  };
  const changed = [...new Set([...before.suspects, ...touched.ids])];
  for (let from = 0; from < changed.length; from += source.size) await check(changed.slice(from, from + source.size));
  const { state, rolled } = await roll(input, { source, before, check });
  await keepWindowState(db, key, { ...state, seenBlocks: touched.blocks, suspects: [...new Set(suspects)] });
  return { touched: touched.ids.length, rolled };
}

/** Goes on with the pass over everything until its time is up or it has come to the end. The next run begins a new one. */
async function roll(
  { db, clock, rollMs }: IntegrityInput,
  { source, before, check }: { source: WindowSource; before: WindowState; check: (ids: string[]) => Promise<void> },
): Promise<{ state: WindowState; rolled: number }> {
  const until = performance.now() + rollMs;
  const begun = before.cursor === null ? { ...before, passBeganAt: clock() } : before;
  let { cursor } = begun;
  let rolled = 0;
  do {
    const { rows } = await source.after(cursor, source.size).execute(db.read);
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await check(ids);
    rolled += ids.length;
    if (ids.length < source.size) return { state: { ...begun, cursor: null, passedAt: clock() }, rolled };
    cursor = ids.at(-1) ?? null;
  } while (performance.now() < until);
  return { state: { ...begun, cursor }, rolled };
}
