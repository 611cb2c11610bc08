import { type Draw, drawOnce } from '../../modules/promotion/draws/index.ts';
import { holdOpen } from '../../modules/people/identity/index.ts';
import { addNotice } from '../../modules/content/notices/index.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { toShanghaiTime } from '../../platform/clock/shanghaiTime.ts';
import { givePrize } from './givePrize.ts';

interface Input {
  readonly config: Pick<Config, 'SEAL_SECRET'>;
  readonly userId: string;
  readonly nonce: string;
  readonly now: Date;
}

/** Draws once, and gives the prize, all or nothing. */
export async function playDraw(tx: Tx, input: Input): Promise<Draw & { readonly left: number }> {
  // Closing an account and drawing wait for each other: a closed account cannot win.
  if (!(await holdOpen(tx, input.userId))) throw new ShopError('SESSION_ENDED');
  const { draw, prize, left } = await drawOnce(tx, input);
  await givePrize(tx, { userId: input.userId, drawId: draw.id, prize, now: input.now });
  if (draw.claimBy) {
    await addNotice(tx, {
      userId: input.userId,
      kind: 'prizeWon',
      facts: { prizeName: prize.name, claimBy: toShanghaiTime(draw.claimBy).slice(0, 16) },
      cause: draw.id,
      link: { kind: 'draw', id: draw.id },
      now: input.now,
    });
  }
  return { ...draw, left };
}
