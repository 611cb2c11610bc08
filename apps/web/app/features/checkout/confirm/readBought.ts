import type { Answer, Contract } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import type { Bought } from './Bought.ts';

type CartLine = Answer<Contract['cartList']>['lines'][number];

/** One SKU out of the address; null where it names none. */
export function boughtInAddress(params: URLSearchParams): Bought | null {
  const skuId = params.get('skuId') ?? params.get('sku') ?? '';
  if (!rules.idListPattern.test(skuId) || skuId.includes(',')) return null;
  const asked = Number(params.get('quantity') ?? '1');
  const quantity = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), rules.order.maxQuantity) : 1;
  return { lines: [{ skuId, quantity }], fromCart: false, note: null };
}

/** The ticked cart lines in the quantities that can be bought: the same as the cart's sum. */
export function boughtInCart(cart: readonly CartLine[]): Bought {
  const chosen = cart.filter(({ isChosen }) => isChosen);
  const lines = chosen.flatMap(({ skuId, quantity, state, available, limitPerUser }) => {
    if (state === 'gone' || state === 'soldOut') return [];
    const most = state === 'short' ? Math.min(quantity, available, limitPerUser ?? quantity) : quantity;
    return most > 0 ? [{ skuId, quantity: most }] : [];
  });
  const short = chosen.filter(({ state }) => state === 'short').length;
  const lost = chosen.length - lines.length;
  const notes = [
    short > 0 ? `${short} 种商品没有那么多件，已按能买到的件数计` : null,
    lost > 0 ? `${lost} 种商品已卖完或下架，没有带过来` : null,
  ].filter((note) => note !== null);
  return {
    lines: lines.slice(0, rules.order.maxLines),
    fromCart: true,
    note: notes.length > 0 ? `${notes.join('；')}。` : null,
  };
}
