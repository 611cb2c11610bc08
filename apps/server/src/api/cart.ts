import type { cartEndpoints, ProductCard } from '@jiwu/contract';
import { addToCart } from '../flows/cart/addToCart.ts';
import { changeCartLine } from '../flows/cart/changeCartLine.ts';
import { loadCart } from '../flows/cart/queries/loadCart.ts';
import { mergeGuestCart } from '../flows/cart/mergeGuestCart.ts';
import { countVisitor } from '../modules/people/visitors/index.ts';
import { listPartners } from '../modules/goods/boughtTogether/index.ts';
import * as cart from '../modules/trade/cart/index.ts';
import { ShopError } from '../platform/errors/ShopError.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';
import type { RequestContext } from '../platform/http/RequestContext.ts';
import { assertGuestCart } from './assertGuestCart.ts';

/** One row. */
const TOGETHER = 5;

/** A caller with a token has the account's cart; a browser without a cart key has none yet. */
function findOwner(context: RequestContext): cart.CartOwner | null {
  return context.caller ? cart.userCart(context.caller.userId) : findGuest(context);
}

function findGuest(context: RequestContext): cart.CartOwner | null {
  const cartKey = context.cartKey();
  return cartKey === null ? null : cart.guestCart({ browserId: context.browserId(), cartKey });
}

function getOwner(context: RequestContext): cart.CartOwner {
  const owner = findOwner(context);
  if (!owner) throw new ShopError('CART_KEY_MISSING');
  return owner;
}

/** Changes a cart under its lock and returns its counts afterwards. */
async function changeAndCount(
  context: RequestContext,
  change: (tx: Parameters<typeof cart.lockCart>[0], ownerId: string, now: Date) => Promise<void>,
): Promise<cart.CartCount> {
  const owner = getOwner(context);
  await assertGuestCart(context, owner);
  const now = context.services.clock();
  return await context.write(async (tx) => {
    await cart.lockCart(tx, owner, now);
    await change(tx, owner.ownerId, now);
    return await cart.countCart(tx, owner.ownerId);
  });
}

/** Who filled a cart is counted; nobody waits for that. */
async function tellVisitor({ services, browserId, userAgent }: RequestContext, now: Date): Promise<void> {
  try {
    await countVisitor(services.cacheRedis, { step: 'cart', browserId: browserId(), userAgent, now });
  } catch {
    // Redis is away, or somebody with a token doesn't say which browser it is.
  }
}

export const cartHandlers = {
  async cartList(context) {
    const { clock, db } = context.services;
    return await loadCart(db.read, { owner: findOwner(context), now: clock() });
  },

  async cartCount(context) {
    const owner = findOwner(context);
    return owner ? await cart.countCart(context.services.db.read, owner.ownerId) : { kinds: 0, pieces: 0 };
  },

  async cartTogether(context) {
    const owner = findOwner(context);
    if (!owner) return { items: [] };
    const products = cart.productsInCart(owner.ownerId);
    const cards = await listPartners(context.services.db.read, { products, limit: TOGETHER });
    return { items: cards.map((card) => JSON.parse(card) as ProductCard) };
  },

  async cartAdd(context, { body }) {
    const owner = getOwner(context);
    await assertGuestCart(context, owner);
    const now = context.services.clock();
    const answer = await context.write((tx) => addToCart(tx, { ...body, owner, now }));
    void tellVisitor(context, now);
    return answer;
  },

  async cartChange(context, { params, body }) {
    const owner = findOwner(context);
    if (!owner) throw new ShopError('NOT_FOUND');
    const { quantity, skuId, isChosen } = body;
    const now = context.services.clock();
    return await context.write((tx) => changeCartLine(tx, { owner, id: params.id, quantity, skuId, isChosen, now }));
  },

  async cartChoose(context, { body }) {
    return await changeAndCount(context, (tx, ownerId) =>
      cart.setChosen(tx, { ownerId, ids: body.ids ?? null, isChosen: body.isChosen }),
    );
  },

  async cartRemove(context, { body }) {
    return await changeAndCount(context, (tx, ownerId, now) => cart.removeLines(tx, { ownerId, ids: body.ids, now }));
  },

  async cartRestore(context, { body }) {
    return await changeAndCount(context, (tx, ownerId, now) => cart.restoreLines(tx, { ownerId, ids: body.ids, now }));
  },

  async cartMerge(context) {
    const { userId } = context.user();
    const guest = findGuest(context);
    const now = context.services.clock();
    return await context.write(async (tx) => {
      if (!guest) return { merged: 0, leftOut: 0, count: await cart.countCart(tx, userId) };
      return await mergeGuestCart(tx, { userId, guest, now });
    });
  },
} satisfies HandlersOf<typeof cartEndpoints>;
