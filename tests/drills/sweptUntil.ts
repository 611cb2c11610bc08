import type { Effort } from '../../tools/lib/Effort.ts';
import { askDuePayments } from '../../apps/server/src/jobs/askDuePayments.ts';
import { sendDueRefunds } from '../../apps/server/src/jobs/sendDueRefunds.ts';
import type { DrillShop } from './startDrillShop.ts';

const AHEAD_MS = 60_000;

/**
 * Something to wait for that the worker's sweeps over payments and refunds bring about. A smoke run does not wait for their time: before
 * each look it runs them itself, a minute ahead.
 */
export function sweptUntil(shop: DrillShop, effort: Effort, isSo: () => Promise<boolean>): () => Promise<boolean> {
  const { services } = shop;
  const ahead = { ...services, clock: () => new Date(services.clock().getTime() + AHEAD_MS) };
  return effort(isSo, async () => {
    await askDuePayments(ahead);
    await sendDueRefunds(ahead);
    return await isSo();
  });
}
