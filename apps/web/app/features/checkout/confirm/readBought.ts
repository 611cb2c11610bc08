import type { Answer, Contract } from '@jiwu/contract';
import { draftRules } from '@jiwu/contract/draftRules';
import { idListPattern } from '@jiwu/contract/idListPattern';
import { groupAddress } from '../../../shared/groups/groupAddress.ts';
import type { Bought } from './Bought.ts';

type CartLine = Answer<Contract['cartList']>['lines'][number];

type Place = Pick<Bought, 'origin' | 'elsewhere'>;

const toOpenBox = { to: '/openBox', label: '回开箱' };
const toWoot = { to: '/woot', label: '回每日一抢' };
const toCart = { to: '/cart/mine', label: '回购物车修改' };
const ordinary: Place = { origin: null, elsewhere: { to: '/resource', label: '看看其他商品' } };

/** Where an order of a kind that stands in the address comes from. */
const places: Readonly<Partial<Record<Bought['kind'], (params: URLSearchParams) => Place>>> = {
  groupPurchase: (params) => {
    const group = idIn(params, 'group');
    const toGroup = group === null ? null : { to: groupAddress(group), label: '回到这个团' };
    return { origin: toGroup, elsewhere: toGroup ?? { to: '/groupPurchase', label: '看看其他拼团' } };
  },
  woot: () => ({ origin: toWoot, elsewhere: toWoot }),
  openBox: () => ({ origin: toOpenBox, elsewhere: toOpenBox }),
};

/** One SKU out of the address; null where it names none. */
export function boughtInAddress(params: URLSearchParams): Bought | null {
  const skuId = idIn(params, 'skuId') ?? idIn(params, 'sku');
  if (skuId === null) return null;
  const asked = Number(params.get('quantity') ?? '1');
  const quantity = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), draftRules.maxQuantity) : 1;
  const kind = draftRules.kinds.find((known) => known === params.get('kind')) ?? 'normal';
  const subjectId = idIn(params, 'subjectId');
  const sourceId = idIn(params, 'sourceId');
  const lines = [{ skuId, quantity, ...(sourceId === null ? {} : { sourceId }) }];
  const place = places[kind]?.(params);
  // A kind that cannot stand in an address, or one without its subject, is an ordinary order of the same goods.
  if (!place || subjectId === null) {
    return { kind: 'normal', subjectId: null, lines, fromCart: false, note: null, ...ordinary };
  }
  return { kind, subjectId, lines, fromCart: false, note: null, ...place };
}

function idIn(params: URLSearchParams, name: string): string | null {
  const id = params.get(name) ?? '';
  return idListPattern.test(id) && !id.includes(',') ? id : null;
}

/**
 * The ticked cart lines in the quantities that can be bought, each through its own source: the same as the cart's sum. A pick that has
 * ended goes along, so that its line leaves the cart.
 */
export function boughtInCart(cart: readonly CartLine[]): Bought {
  const chosen = cart.filter(({ isChosen }) => isChosen);
  const lines = chosen.flatMap(({ skuId, source, quantity, state, available, limitPerUser }) => {
    if (state === 'gone' || state === 'soldOut') return [];
    const most = state === 'short' ? Math.min(quantity, available, limitPerUser ?? quantity) : quantity;
    return most > 0 ? [{ skuId, quantity: most, ...(source ? { sourceId: source.id } : {}) }] : [];
  });
  const short = chosen.filter(({ state }) => state === 'short').length;
  const lost = chosen.length - lines.length;
  const notes = [
    short > 0 ? `${short} 种商品没有那么多件，已按能买到的件数计` : null,
    lost > 0 ? `${lost} 种商品已卖完或下架，没有带过来` : null,
  ].filter((note) => note !== null);
  return {
    kind: 'normal',
    subjectId: null,
    lines: lines.slice(0, draftRules.maxLines),
    fromCart: true,
    origin: toCart,
    elsewhere: toCart,
    note: notes.length > 0 ? `${notes.join('；')}。` : null,
  };
}
