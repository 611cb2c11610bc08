import { type Answer, type orderEndpoints, type ParsedInput, rules } from '@jiwu/contract';
import { integralEarned, priceOrder } from '@jiwu/pricing';
import { getAddress, listAddresses } from '../../modules/addresses/index.ts';
import type { OrderKinds } from '../../modules/orders/index.ts';
import { loadPriceFacts } from '../../modules/quotes/index.ts';
import { listAvailable } from '../../modules/stock/index.ts';
import type { Reader } from '../../platform/database/createDatabase.ts';
import { deliveryChoices, deliveryFeeFen } from './deliveryChoices.ts';
import { kindOf, orderKinds } from './orderKinds.ts';
import { quoteKey } from './quoteKey.ts';
import { couponOf, couponWish, getSku, provinceOf, wantedLines } from './wantedLines.ts';

type Draft = ParsedInput<(typeof orderEndpoints)['orderQuote']>['body'];
type Quote = Answer<(typeof orderEndpoints)['orderQuote']>;

interface Input {
  readonly userId: string;
  readonly kind?: string;
  readonly subjectId?: string | null;
  readonly draft: Draft;
  readonly now: Date;
}

/** Nobody learns how much there is of what is plentiful. */
const MOST_SHOWN = 200;

/** What these goods cost this buyer now, with every reason, and what could be chosen instead. Nothing is set aside. */
export async function quoteOrder(db: Reader, input: Input, kinds: OrderKinds = orderKinds): Promise<Quote> {
  const { userId, draft, now } = input;
  const kind = kindOf(kinds, input.kind ?? 'normal');
  // Whose address it is comes first: someone else's does not exist, whatever the goods are.
  const address = draft.addressId
    ? await getAddress(db, { userId, id: draft.addressId })
    : (await listAddresses(db, { userId }))[0];
  const lines = wantedLines(draft.lines);
  const { facts, skus } = await loadPriceFacts(db, {
    userId,
    lines,
    channel: kind.channel,
    alsoOffSale: kind.isPromised,
    now,
  });
  const wanted = lines.map((line) => ({ line, sku: getSku(skus, line.skuId, kind) }));
  const bought = wanted.map(({ line, sku }) => ({ ...line, productId: sku.productId }));
  const channelPrices = await kind.unitPrices(db, { userId, subjectId: input.subjectId ?? null, lines: bought, now });
  const available = await listAvailable(db, [...new Set(bought.map(({ productId }) => productId))]);
  const choices = deliveryChoices({ dispatchHours: Math.max(...wanted.map(({ sku }) => sku.dispatchHours)), now });
  const price = priceOrder({
    ...facts,
    lines: facts.lines.map((line) => ({ ...line, channelPriceFen: channelPrices.get(line.skuId) ?? null })),
    wishes: { coupon: couponWish(draft.coupon), integral: draft.useIntegral },
    destination: address ? { provinceCode: provinceOf(address.divisionCode) } : null,
    deliveryFen: deliveryFeeFen(draft.delivery, choices),
  });
  return {
    key: quoteKey(price),
    price,
    lines: wanted.map(({ line, sku }) => ({
      ...line,
      productId: sku.productId,
      title: sku.title,
      skuLabel: sku.skuLabel,
      picture: sku.picture,
      available: Math.min(available.get(line.skuId) ?? 0, MOST_SHOWN),
    })),
    addressId: address?.id ?? null,
    arrivesOn: choices.arrivesOn,
    timed: {
      feeFen: rules.order.timedFeeFen,
      slots: choices.days.map(({ day, slots }) => ({ day, slots: [...slots] })),
    },
    userCouponId: couponOf(price),
    earnsIntegral: integralEarned(price.lines, facts.buyer).integral,
    integralBalance: facts.buyer.integral,
    now: now.toISOString(),
  };
}
