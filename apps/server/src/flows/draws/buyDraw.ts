import { rules } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { findPlayer, findRunningPeriod, grantDraw, lockPlayer } from '../../modules/promotion/draws/index.ts';
import { spendIntegral, sumOpenLots } from '../../modules/people/integral/index.ts';
import { sideBySide } from '../../platform/database/sideBySide.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';

/** One draw for integral, as long as there is a period to draw in. Refused while draws are owed: it would pay for them. */
export async function buyDraw(
  tx: Tx,
  { userId, now }: { userId: string; now: Date },
): Promise<{ left: number; integral: number }> {
  if (!(await findRunningPeriod(tx, now))) throw new ShopError('DRAW_CLOSED');
  if ((await lockPlayer(tx, userId)).owed > 0) throw new ShopError('DRAW_OWED');
  const id = newId();
  const amount = rules.draw.integralPrice;
  await grantDraw(tx, { userId, cause: { kind: 'integral', id }, memo: `${amount} 积分换得`, now });
  await spendIntegral(tx, { userId, amount, cause: { kind: 'drawChance', id }, memo: '换一次抽奖', now });
  const [{ left }, integral] = await sideBySide(tx, [findPlayer(tx, userId), sumOpenLots(tx, { userId, now })]);
  return { left, integral };
}
