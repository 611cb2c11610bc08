import { DAY_MS } from '@jiwu/kernel';
import { type CartOwner, hasCart } from '../modules/trade/cart/index.ts';
import { ShopError } from '../platform/errors/ShopError.ts';
import type { RequestContext } from '../platform/http/RequestContext.ts';
import { takeSlots } from '../platform/limits/takeSlots.ts';

/**
 * A browser makes up the key of its cart, so anyone can have as many carts as they like: an address makes so many new ones in a day. While
 * Redis is away nobody is refused; the sweep keeps all of them together within bounds.
 */
export async function assertGuestCart(context: RequestContext, { ownerId, userId }: CartOwner): Promise<void> {
  const { config, clock, db, log, redis } = context.services;
  if (userId !== null || (await hasCart(db.read, ownerId))) return;
  const limit = {
    key: `guestCarts:${context.addressKey}`,
    max: config.GUEST_CARTS_PER_ADDRESS_DAY,
    windowMs: DAY_MS,
  };
  const slots = await takeSlots(redis, [limit], clock()).catch((error: unknown) => {
    log.warn({ err: error }, 'new carts of guests could not be counted');
    return null;
  });
  if (slots && !slots.taken) throw new ShopError('GUEST_CARTS_TOO_MANY', { waitMs: slots.waitMs });
}
