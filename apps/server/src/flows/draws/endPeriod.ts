import { listPrizes, revealPeriod } from '../../modules/draws/index.ts';
import { lockStock, type MovedSku, moveStock } from '../../modules/stock/index.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Tx } from '../../platform/database/createDatabase.ts';
import { refreshFlipped } from '../orders/refreshFlipped.ts';
import { prizeMoves } from './prizeMoves.ts';

interface Input {
  readonly config: Pick<Config, 'SEAL_SECRET'>;
  readonly id: string;
  readonly now: Date;
}

/**
 * A period is over: its secret is shown, and pieces that nobody won can be bought again. The stock is held before the counter:
 * a refund holds stock and waits for a player, who holds that and waits for the counter.
 */
export async function endPeriod(tx: Tx, { config, id, now }: Input): Promise<MovedSku[]> {
  const promised = await listPrizes(tx, id);
  await lockStock(
    tx,
    promised.flatMap(({ skuId }) => skuId ?? []),
  );
  if (!(await revealPeriod(tx, { config, id, now }))) return [];
  const prizes = await listPrizes(tx, id);
  const moves = await prizeMoves(
    tx,
    prizes.map(({ skuId, stock, won }) => ({ skuId, quantity: (stock ?? won) - won })),
  );
  const moved = await moveStock(tx, { kind: 'release', moves, cause: { kind: 'drawPeriod', id }, now });
  await refreshFlipped(tx, moved);
  return moved;
}
