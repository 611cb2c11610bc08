import { listPrizes, revealPeriod } from '../../modules/promotion/draws/index.ts';
import { lockStock, moveStock } from '../../modules/goods/stock/index.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { prizeMoves } from './queries/prizeMoves.ts';

interface Input {
  readonly config: Pick<Config, 'SEAL_SECRET'>;
  readonly id: string;
  readonly now: Date;
}

/**
 * Ends a period: reveals its secret and releases the pieces that were not won. The stock is locked before the counter: a refund
 * locks stock and waits for a player, and a player holds that lock while waiting for the counter.
 */
export async function endPeriod(tx: Tx, { config, id, now }: Input): Promise<void> {
  const promised = await listPrizes(tx, id);
  await lockStock(
    tx,
    promised.flatMap(({ skuId }) => skuId ?? []),
  );
  if (!(await revealPeriod(tx, { config, id, now }))) return;
  const prizes = await listPrizes(tx, id);
  const moves = await prizeMoves(
    tx,
    prizes.map(({ skuId, stock, won }) => ({ skuId, quantity: (stock ?? won) - won })),
  );
  await moveStock(tx, { kind: 'release', moves, cause: { kind: 'drawPeriod', id }, now });
}
