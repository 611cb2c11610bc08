import {
  getImport,
  type ImportRow,
  type ImportState,
  listRowsToWork,
  listUnreadRows,
  lockImport,
  stepImport,
  writeOutcomes,
} from '../../../modules/goods/imports/index.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import type { Services } from '../../../platform/services.ts';
import { applyRows, groupsOf } from '../applyRows.ts';
import { judgeRows } from '../judgeRows.ts';
import { undoRows } from '../undoRows.ts';

/** Rows that are looked at, and products that are written, in one transaction. */
const ROWS = 500;
const GROUPS = 20;

type Busy = Extract<ImportState, 'checking' | 'applying' | 'undoing'>;
type Step = (services: Services, id: string) => Promise<'more' | 'done'>;

const steps: Readonly<Record<Busy, Step>> = {
  async checking({ db, clock }, id) {
    return await db.transact(async (tx) => {
      const file = await lockImport(tx, id);
      if (file.state !== 'checking') return 'done';
      const rows = await listUnreadRows(tx, id, ROWS);
      await judgeRows(tx, { file, rows, now: clock() });
      if (rows.length === ROWS) return 'more';
      await stepImport(tx, { id, from: ['checking'], to: 'checked', now: clock() });
      return 'done';
    });
  },
  applying: (services, id) => writeSome(services, id, 'apply'),
  undoing: (services, id) => writeSome(services, id, 'undo'),
};

const works = {
  apply: { state: 'applying', end: 'applied', write: applyRows },
  undo: { state: 'undoing', end: 'undone', write: undoRows },
} as const;

/** Some products in one transaction; if a rule refuses one of them, each in one of its own, so that only that one fails. */
async function writeSome(services: Services, id: string, work: 'apply' | 'undo'): Promise<'more' | 'done'> {
  try {
    return await writeNext(services, id, { work, groups: GROUPS });
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
  }
  const due = groupsOf(await listRowsToWork(services.db.read, { importId: id, work, groups: GROUPS }));
  for (const group of due) {
    try {
      await writeNext(services, id, { work, groups: 1 });
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      await giveUp(services, id, { group, error, work });
    }
  }
  return 'more';
}

async function writeNext(
  { db, clock }: Services,
  id: string,
  { work, groups }: { work: 'apply' | 'undo'; groups: number },
): Promise<'more' | 'done'> {
  const { state, end, write } = works[work];
  return await db.transact(async (tx) => {
    const file = await lockImport(tx, id);
    if (file.state !== state) return 'done';
    const rows = await listRowsToWork(tx, { importId: id, work, groups });
    if (rows.length > 0) {
      await write(tx, { file, rows, now: clock() });
      return 'more';
    }
    await stepImport(tx, { id, from: [state], to: end, now: clock() });
    return 'done';
  });
}

async function giveUp(
  { db }: Services,
  importId: string,
  { group, error, work }: { group: readonly ImportRow[]; error: ShopError; work: 'apply' | 'undo' },
): Promise<void> {
  const outcome = ({ apply: 'failed', undo: 'kept' } as const)[work];
  const trouble = error.message;
  const outcomes = group.map(({ no, skuId, productId, changes }) => ({
    no,
    skuId,
    productId,
    changes,
    outcome,
    trouble,
  }));
  await db.transact(async (tx) => {
    await lockImport(tx, importId);
    await writeOutcomes(tx, { importId, outcomes });
  });
}

/**
 * Does what is under way with an import, to its end. Every chunk is done or not done, and says so: whoever comes after a process that was
 * killed goes on with the next, and two who work at once take turns.
 */
export async function workImport(services: Services, { id }: { readonly id: string }): Promise<void> {
  for (;;) {
    const { state } = await getImport(services.db.read, id);
    if (state !== 'checking' && state !== 'applying' && state !== 'undoing') return;
    while ((await steps[state](services, id)) === 'more');
  }
}
