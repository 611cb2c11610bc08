import { type Draw, drawOnce } from '../../modules/draws/index.ts';
import { holdOpen } from '../../modules/identity/index.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Tx } from '../../platform/database/createDatabase.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { givePrize } from './givePrize.ts';

interface Input {
  readonly config: Pick<Config, 'SEAL_SECRET'>;
  readonly userId: string;
  readonly nonce: string;
  readonly now: Date;
}

/** Draws once, and gives what was won, all or nothing. */
export async function playDraw(tx: Tx, input: Input): Promise<Draw & { readonly left: number }> {
  // An account that is being closed waits for this draw, or this draw for it: then there is nobody to win.
  if (!(await holdOpen(tx, input.userId))) throw new ShopError('SESSION_ENDED');
  const { draw, prize, left } = await drawOnce(tx, input);
  await givePrize(tx, { userId: input.userId, drawId: draw.id, prize, now: input.now });
  return { ...draw, left };
}
