import { countPairs } from '../modules/goods/boughtTogether/index.ts';
import { outdateTags } from '../platform/effects/outdateTags.ts';
import type { Services } from '../platform/services.ts';

/** A few hundred milliseconds each, so that a night that is interrupted loses next to nothing. */
const CHUNK = 5000;

/** Once a night: counts what was bought together. Nights that were missed are made up for, step by step. */
export async function countBoughtTogether({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const step = () =>
    db.transact((tx) => countPairs(tx, { now: clock(), limit: CHUNK }), { isolation: 'repeatable read' });
  let steps = 0;
  while ((await step()) === 'more') steps += 1;
  if (steps > 0) {
    await db.transact((tx) => {
      outdateTags(tx, ['goods']);
      return Promise.resolve();
    });
  }
}
