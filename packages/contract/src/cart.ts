import type { OrderPrice, PriceFactsJson } from '@jiwu/pricing';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant } from './fields.ts';
import { lineSource } from './orderParts.ts';
import { count, fen, picture, productCard } from './productCard.ts';
import { rules } from './rules.ts';

const quantity = z.number().int().min(1).max(rules.cart.maxQuantity);
const ids = z.array(id).min(1).max(rules.cart.kinds);
/** The two numbers of the cart's badge in the header. */
const cartCount = z.strictObject({ kinds: count, pieces: count });
/** Why there are fewer pieces than asked for: no more are there, or no more may be had by one person. */
const limitedBy = z.enum(['stock', 'limit']).nullable();

const cartLine = z.strictObject({
  id,
  skuId: id,
  productId: id,
  source: lineSource,
  title: z.string(),
  /** The chosen options in words, such as 黑色 / 大号; empty for a product without options. */
  skuLabel: z.string(),
  picture,
  quantity: count,
  /** Ticked for checkout; a line that cannot be bought is never chosen. */
  isChosen: z.boolean(),
  priceFen: fen,
  /** The price, and whether the SKU was in stock, when the line was added: the page shows the difference. */
  addedPriceFen: fen,
  wasAvailable: z.boolean(),
  /** Pieces there are, 200 at most. */
  available: count,
  /** short: fewer are there, or may be had, than are in the cart; gone: no longer on sale. */
  state: z.enum(['available', 'short', 'soldOut', 'gone']),
  limitPerUser: count.nullable(),
  /** For a sold-out line: another SKU of the same product that is in stock, labelled by the options that differ. */
  alternative: z.strictObject({ skuId: id, label: z.string(), available: count }).nullable(),
});

export const cartEndpoints = {
  cartList: endpoint({
    method: 'GET',
    path: '/cart',
    summary: '购物车：现价、库存、与加入时相比的变化，已选商品的价格明细；未登录时按浏览器标识和 Cart-Key',
    caller: 'anyone',
    answer: z.strictObject({
      lines: z.array(cartLine),
      /** Input of `priceOrder`: every line that can be bought, chosen or not, so that the page can price any choice by itself. */
      facts: z.custom<PriceFactsJson>(),
      /** Price of the chosen lines that can be bought; null when there is none. */
      price: z.custom<OrderPrice>().nullable(),
      /** The server's clock, by which the price was made. */
      now: instant,
    }),
  }),
  cartCount: endpoint({
    method: 'GET',
    path: '/cart/count',
    summary: '购物车里有几种、几件商品',
    caller: 'anyone',
    answer: cartCount,
  }),
  cartTogether: endpoint({
    method: 'GET',
    path: '/cart/together',
    summary: '和购物车里的商品常一起买的在售商品，购物车里已有的除外；没有时为空',
    caller: 'anyone',
    answer: z.strictObject({ items: z.array(productCard) }),
  }),
  cartAdd: endpoint({
    method: 'POST',
    path: '/cart',
    summary: '加入购物车；从达人推荐买的写推荐编号，另成一行；已有的加在一起，不超过库存和限购',
    caller: 'anyone',
    body: z.strictObject({ skuId: id, quantity, sourceId: id.nullable().default(null) }),
    publicIds: ['skuId', 'sourceId'],
    answer: z.strictObject({
      id,
      /** Now in the cart, and how many of them by this request. */
      quantity: count,
      added: count,
      limitedBy,
      count: cartCount,
    }),
  }),
  cartChange: endpoint({
    method: 'PUT',
    path: '/cart/:id',
    summary: '改数量、换规格或勾选；换成已有的规格时两行合为一行',
    caller: 'anyone',
    params: z.strictObject({ id }),
    owned: { id: 'cartLine' },
    publicIds: ['skuId'],
    body: z.strictObject({
      quantity: quantity.optional(),
      skuId: id.optional(),
      isChosen: z.boolean().optional(),
    }),
    answer: z.strictObject({ id, quantity: count, limitedBy, count: cartCount }),
  }),
  cartChoose: endpoint({
    method: 'PUT',
    path: '/cart/chosen',
    summary: '勾选或不选，不写编号就是全部',
    caller: 'anyone',
    body: z.strictObject({ ids: ids.optional(), isChosen: z.boolean() }),
    answer: cartCount,
  }),
  cartRemove: endpoint({
    method: 'DELETE',
    path: '/cart',
    summary: '移出购物车，可一次多种；没有的不算错',
    caller: 'anyone',
    body: z.strictObject({ ids }),
    answer: cartCount,
  }),
  cartRestore: endpoint({
    method: 'PUT',
    path: '/cart/restore',
    summary: '撤销刚才的移出，价格与位置都和原来一样',
    caller: 'anyone',
    body: z.strictObject({ ids }),
    answer: cartCount,
  }),
  cartMerge: endpoint({
    method: 'POST',
    path: '/cart/merge',
    summary: '登录后把未登录时的购物车并入；同一规格取较多的数量，不超过库存',
    caller: 'user',
    answer: z.strictObject({
      /** Kinds that came over, and those for which there was no room. */
      merged: count,
      leftOut: count,
      count: cartCount,
    }),
  }),
};
