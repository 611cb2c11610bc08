import { expect, it } from 'vitest';
import { boughtInAddress, boughtInCart } from './readBought.ts';

const skuId = '01981f3c-7a31-7c55-9a37-0f4f9a1d2b10';
const line = (facts: Partial<Parameters<typeof boughtInCart>[0][number]>) => ({
  id: skuId,
  skuId,
  productId: skuId,
  source: null,
  title: '',
  skuLabel: '',
  picture: { fileId: skuId, placeholder: '', alt: '' },
  quantity: 3,
  isChosen: true,
  priceFen: 100,
  addedPriceFen: 100,
  wasAvailable: true,
  available: 10,
  state: 'available' as const,
  limitPerUser: null,
  alternative: null,
  ...facts,
});

it('reads one SKU and its number out of the address, and nothing out of nonsense', () => {
  expect(boughtInAddress(new URLSearchParams({ skuId, quantity: '2' }))?.lines).toEqual([{ skuId, quantity: 2 }]);
  expect(boughtInAddress(new URLSearchParams({ sku: skuId }))?.lines).toEqual([{ skuId, quantity: 1 }]);
  for (const quantity of ['0', '-4', '1.5', 'x']) {
    expect(boughtInAddress(new URLSearchParams({ skuId, quantity }))?.lines).toEqual([{ skuId, quantity: 1 }]);
  }
  expect(boughtInAddress(new URLSearchParams({ skuId, quantity: '5000' }))?.lines).toEqual([{ skuId, quantity: 2000 }]);
  expect(boughtInAddress(new URLSearchParams({ skuId: 'x' }))).toBeNull();
  expect(boughtInAddress(new URLSearchParams())).toBeNull();
});

it('knows an order for a seat by its address, and an ordinary one where the seat is missing', () => {
  const [seat, group] = ['01981f3c-7a31-7c55-9a37-0f4f9a1d2b11', '01981f3c-7a31-7c55-9a37-0f4f9a1d2b12'];
  const wanted = { kind: 'groupPurchase', subjectId: seat, skuId };
  expect(boughtInAddress(new URLSearchParams({ ...wanted, group }))).toMatchObject({
    kind: 'groupPurchase',
    subjectId: seat,
    lines: [{ skuId, quantity: 1 }],
    origin: { to: `/groupPurchase?id=${group}`, label: '回到这个团' },
  });
  expect(boughtInAddress(new URLSearchParams(wanted))).toMatchObject({
    kind: 'groupPurchase',
    origin: null,
    elsewhere: { to: '/groupPurchase' },
  });
  const ordinary = { kind: 'normal', subjectId: null, origin: null, elsewhere: { to: '/resource' } };
  expect(boughtInAddress(new URLSearchParams({ kind: 'groupPurchase', skuId }))).toMatchObject(ordinary);
  expect(boughtInAddress(new URLSearchParams({ kind: 'prize', subjectId: seat, skuId }))).toMatchObject(ordinary);
});

it('knows a claimed piece by its address, and leads back to the deals', () => {
  const claim = '01981f3c-7a31-7c55-9a37-0f4f9a1d2b13';
  const toWoot = { to: '/woot', label: '回每日一抢' };
  expect(boughtInAddress(new URLSearchParams({ kind: 'woot', subjectId: claim, skuId }))).toMatchObject({
    kind: 'woot',
    subjectId: claim,
    lines: [{ skuId, quantity: 1 }],
    origin: toWoot,
    elsewhere: toWoot,
  });
});

it('takes over what is ticked and to be had, and says what is not', () => {
  expect(boughtInCart([line({}), line({ isChosen: false })])).toMatchObject({
    lines: [{ skuId, quantity: 3 }],
    fromCart: true,
    note: null,
  });
  const short = boughtInCart([line({ state: 'short', available: 2 }), line({ state: 'soldOut', available: 0 })]);
  expect(short.lines).toEqual([{ skuId, quantity: 2 }]);
  expect(short.note).toBe('1 种商品没有那么多件，已按能买到的件数计；1 种商品已卖完或下架，没有带过来。');
});

it('keeps through which pick each line is bought, also when it has ended', () => {
  const [pick, ended] = ['01981f3c-7a31-7c55-9a37-0f4f9a1d2b21', '01981f3c-7a31-7c55-9a37-0f4f9a1d2b22'];
  const cart = [line({}), line({ source: { id: pick, name: '林小满' } }), line({ source: { id: ended, name: null } })];
  expect(boughtInCart(cart).lines).toEqual([
    { skuId, quantity: 3 },
    { skuId, quantity: 3, sourceId: pick },
    { skuId, quantity: 3, sourceId: ended },
  ]);
  expect(boughtInAddress(new URLSearchParams({ skuId, sourceId: pick }))?.lines).toEqual([
    { skuId, quantity: 1, sourceId: pick },
  ]);
  expect(boughtInAddress(new URLSearchParams({ skuId, sourceId: 'x' }))?.lines).toEqual([{ skuId, quantity: 1 }]);
});
