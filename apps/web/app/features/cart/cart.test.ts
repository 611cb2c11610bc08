import { describe, expect, it } from 'vitest';
import { campaignRowOf, campaignRows } from '../../shared/cart/price/campaignRows.ts';
import { cartChanges } from './state/cartChanges.ts';
import type { CartAnswer, CartLine } from '../../shared/cart/price/CartAnswer.ts';
import { mostOf, piecesOf } from '../../shared/cart/price/lineFacts.ts';
import { lineNotes } from './lines/lineNotes.ts';
import { priceCart } from '../../shared/cart/price/priceCart.ts';
import { sampleCart, sampleLine } from './sampleCart.ts';
import { savingRows } from './sum/savingRows.ts';
import { tickOf } from './lines/tickOf.ts';

const withLine = (id: string, change: Partial<CartLine>): CartAnswer => {
  const cart = sampleCart();
  return { ...cart, lines: cart.lines.map((line) => (line.id === id ? { ...line, ...change } : line)) };
};
const rowsOf = (cart: CartAnswer) => {
  const { price } = priceCart(cart);
  return price && savingRows(price, new Map(cart.lines.map(({ id, title }) => [id, title])));
};

describe('the price', () => {
  it('is the server’s, and says of every fen why', () => {
    const cart = sampleCart();
    expect(priceCart(cart).price).toEqual(cart.price);
    expect(rowsOf(cart)).toEqual([
      { label: '商品总价', note: '4 种 7 件，按普通价', amountFen: 90_650 },
      { label: 'VIP 价', note: '慢物 a ¥40.00，慢物 b ¥12.00，慢物 c ¥6.00', amountFen: -5800 },
      { label: '满减', note: '居家活动，满 800 减 60，已满足，按行分摊', amountFen: -6000 },
      { label: '优惠券', note: '满 500 减 50。能用的只有这一张', amountFen: -5000 },
      { label: '运费', note: '满 99 元免运费', amountFen: 0 },
    ]);
  });

  it('adds up to what is paid, whatever is chosen', () => {
    for (const { id } of sampleCart().lines) {
      const cart = withLine(id, { isChosen: false });
      const sum = rowsOf(cart)?.reduce((total, { amountFen }) => total + amountFen, 0);
      expect(sum).toBe(priceCart(cart).price?.payFen);
    }
  });

  it('follows a change of quantity at once, and never counts more than there is', () => {
    expect(priceCart(withLine('d 袜子', { quantity: 5 })).price?.listFen).toBe(90_650 + 2 * 3990);
    expect(priceCart(withLine('d 袜子', { quantity: 5, available: 2 })).price?.listFen).toBe(90_650 - 3990);
  });

  it('is none when nothing is chosen, while each line still has its own', () => {
    const cart = sampleCart();
    const priced = priceCart({ ...cart, lines: cart.lines.map((line) => ({ ...line, isChosen: false })) });
    expect(priced.price).toBeNull();
    expect(priced.lines.get('a 耳机')).toMatchObject({ unitPriceFen: 45_900, unitPriceReason: { code: 'vipPrice' } });
  });

  it('tells what the nearest coupon lacks when none can be used', () => {
    const cart = withLine('a 耳机', { isChosen: false });
    expect(rowsOf(cart)?.at(-2)).toEqual({ label: '优惠券', note: '「满 500 减 50」还差 ¥110.50', amountFen: 0 });
  });
});

it('says what a campaign gives, or what it lacks', () => {
  const textsOf = (cart: CartAnswer) => campaignRows(priceCart(cart).price);
  expect(textsOf(sampleCart())).toEqual([
    {
      id: 'home',
      campaignId: 'home',
      text: '居家活动，满 800 减 60，已减 ¥60.00',
      link: { to: '/resource?campaign=home', label: '再看看' },
    },
  ]);
  expect(textsOf(withLine('a 耳机', { isChosen: false }))).toEqual([
    {
      id: 'home+',
      campaignId: 'home',
      text: '居家活动，满 800 减 60，还差 ¥410.50',
      link: { to: '/resource?campaign=home', label: '去凑单' },
    },
  ]);
});

it('keeps what one campaign lacks in sight, also of one for all goods', () => {
  const cart = withLine('a 耳机', { isChosen: false });
  const everything = cart.facts.campaigns.map((one) => ({ ...one, scope: { kind: 'all' as const } }));
  const { price } = priceCart({ ...cart, facts: { ...cart.facts, campaigns: everything } });
  expect(campaignRowOf(price, 'home')).toMatchObject({ link: { to: '/resource?campaign=home', label: '去凑单' } });
  expect(campaignRowOf(priceCart(cart).price, 'home')?.text).toBe('居家活动，满 800 减 60，还差 ¥410.50');
  expect(campaignRowOf(priceCart(sampleCart()).price, 'home')?.text).toBe('居家活动，满 800 减 60，已减 ¥60.00');
  expect(campaignRowOf(price, 'other')).toBeUndefined();
});

it('hints at no campaign that would gain nothing, and says why one is given up for a coupon', () => {
  const textsOf = (cart: CartAnswer) => campaignRows(priceCart(cart).price).map(({ text }) => text);
  const cart = sampleCart();
  const [home] = cart.facts.campaigns;
  if (!home) throw new Error('the sample has a campaign');
  const other = { ...home, id: 'other', name: '客厅', tiers: [{ thresholdFen: 90_000, offFen: 1500 }] };
  const both = { ...cart, facts: { ...cart.facts, campaigns: [home, other] } };
  expect(textsOf(both)).toEqual(['居家活动，满 800 减 60，已减 ¥60.00']);
  expect(textsOf({ ...withLine('d 袜子', { quantity: 7 }), facts: cart.facts })).toEqual([
    '没用「居家活动」满 800 减 60，这样配「满 1,000 减 120」合计多省 ¥10.00',
  ]);
});

describe('what has changed', () => {
  const changes: [Partial<CartLine>, string | undefined, string[]][] = [
    [{}, undefined, []],
    [{ priceFen: 9700 }, '慢物 茶壶 降 ¥3.00', ['比加入时降 ¥3.00']],
    [{ priceFen: 10_500 }, '慢物 茶壶 涨 ¥5.00', ['比加入时涨 ¥5.00']],
    [{ available: 3 }, undefined, ['仅剩 3 件']],
    [{ limitPerUser: 2 }, undefined, ['每人限 2 件']],
    [{ state: 'short', quantity: 5, available: 2 }, '慢物 茶壶（粉青） 只剩 2 件', ['只剩 2 件，按 2 件计算']],
    [{ state: 'short', quantity: 5, limitPerUser: 2 }, '慢物 茶壶（粉青） 只能买 2 件', ['每人限 2 件，按 2 件计算']],
  ];
  it.each(changes)('%j', (wish, change, notes) => {
    const line = sampleLine({ id: '茶壶', ...wish });
    expect(cartChanges([line]).map(({ name, what }) => `${name} ${what}`)[0]).toBe(change);
    expect(lineNotes(line).map(({ text }) => text)).toEqual(notes);
  });

  it.each<[Partial<CartLine>, string | undefined]>([
    [{ state: 'soldOut', available: 0 }, '慢物 茶壶（粉青） 已无货'],
    [{ state: 'soldOut', available: 0, wasAvailable: false }, undefined],
    [{ state: 'gone' }, '慢物 茶壶 已下架'],
  ])('%j', (wish, change) => {
    const [first] = cartChanges([sampleLine({ id: '茶壶', ...wish })]);
    expect(first && `${first.name} ${first.what}`).toBe(change);
  });
});

it('takes no more than there is, may be had, or fits', () => {
  expect(mostOf({ available: 7, limitPerUser: null })).toBe(7);
  expect(mostOf({ available: 7, limitPerUser: 2 })).toBe(2);
  expect(mostOf({ available: 200, limitPerUser: null })).toBe(999);
  expect(piecesOf({ quantity: 5, available: 3, limitPerUser: null })).toBe(3);
  expect(piecesOf({ quantity: 5, available: 0, limitPerUser: null })).toBe(1);
});

it('shows all, some or none', () => {
  expect([tickOf([true, true]), tickOf([true, false]), tickOf([false]), tickOf([])]).toEqual([
    true,
    'mixed',
    false,
    false,
  ]);
});
