import { checkIds, checkShop } from './checkInTurn.ts';
import { createPace, type Pace } from './createPace.ts';
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
  const pace = createPace(source.most);
  const check = async (ids: readonly string[]): Promise<void> => {
    const checked = await checkIds(input, { key, ids, source });
    pace.took(ids.length, checked.tookMs);
    if (!add(checked)) suspects.push(...ids);
  };
  const changed = [...new Set([...before.suspects, ...touched.ids])];
  while (changed.length > 0) await check(changed.splice(0, pace.size()));
  const { state, rolled } = await roll(input, { source, before, pace, check });
  await keepWindowState(db, key, { ...state, seenBlocks: touched.blocks, suspects: [...new Set(suspects)] });
  return { touched: touched.ids.length, rolled };
}

interface Rolling {
  readonly source: WindowSource;
  readonly before: WindowState;
  readonly pace: Pace;
  readonly check: (ids: readonly string[]) => Promise<void>;
}

/** Goes on with the pass over everything until its time is up or it has come to the end. The next run begins a new one. */
async function roll(
  { db, clock, rollMs }: IntegrityInput,
  { source, before, pace, check }: Rolling,
): Promise<{ state: WindowState; rolled: number }> {
  const until = performance.now() + rollMs;
  const begun = before.cursor === null ? { ...before, passBeganAt: clock() } : before;
  let { cursor } = begun;
  let rolled = 0;
  do {
    const size = pace.size();
    const { rows } = await source.after(cursor, size).execute(db.read);
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await check(ids);
    rolled += ids.length;
    if (ids.length < size) return { state: { ...begun, cursor: null, passedAt: clock() }, rolled };
    cursor = ids.at(-1) ?? null;
  } while (performance.now() < until);
  return { state: { ...begun, cursor }, rolled };
}
