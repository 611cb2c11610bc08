import { listChecklists, saveChecklist } from '../../../apps/server/src/modules/channels/openBox/index.ts';
import type { Tx } from '../../../apps/server/src/platform/database/Tx.ts';
import { demoChecklists } from './demoChecklists.ts';

/** Lists that are missing; those that staff have changed stay. */
export async function saveDemoChecklists(tx: Tx, now: Date): Promise<void> {
  const there = new Set((await listChecklists(tx)).map(({ categoryId }) => categoryId));
  for (const { categoryId, items, parts } of demoChecklists) {
    if (there.has(categoryId)) continue;
    const named = items.map(([key, label, kind]) => ({ key, label, kind }));
    await saveChecklist(tx, { categoryId, items: named, parts, after: 0, now });
  }
}
