import type { PayWorld } from './createPayWorld.ts';
import { numberNotice } from './numberNotice.ts';
import type { Trade } from './Trade.ts';

/**
 * Takes the payer's money. Undefined when there is nothing to pay any more. The shop hears of it on its own time;
 * `told` is settled when the first callback has been answered.
 */
export function captureTrade(
  world: PayWorld,
  trade: Trade,
  payer: string,
  force = false,
): { readonly trade: Trade; readonly told: Promise<void> } | undefined {
  const paid = world.books.trades.pay(trade, payer, force);
  if (paid === undefined) return undefined;
  return { trade: paid, told: world.notifier.notify(numberNotice(world, 'capture', paid, null)) };
}
