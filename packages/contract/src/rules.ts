import { advertisement } from './advertisementRules.ts';
import { business } from './businessRules.ts';
import { searchedChannels } from '@jiwu/pricing/channels';
import { effectOrder } from './effectOrderRules.ts';
import { celebrity } from './celebrityRules.ts';
import { content } from './contentRules.ts';
import { idListPattern } from './idListPattern.ts';
import { dropshipping } from './dropshippingRules.ts';
import { goods } from './goodsRules.ts';
import { openBox } from './openBoxRules.ts';
import { service, shipping } from './promiseRules.ts';
import { orderRules } from './orderRules.ts';
import { moneyRules } from './moneyRules.ts';
import { promotionRules } from './promotionRules.ts';
import { channelRules } from './channelRules.ts';
import { noticeRules } from './noticeRules.ts';
import { staffRules } from './staffRules.ts';
import { support } from './supportRules.ts';

export { advertisementDayFen, advertisementWord, isWeekend } from './advertisementRules.ts';
export { placeName } from './effectOrderRules.ts';
export type { GatewayName, OutsideGateway, PaidWith, PayDevice } from './gateways.ts';

/** Rules that forms and server share. Free of zod, so that a page which needs a pattern does not load a validator. */
export const rules = {
  phonePattern: /^1[3-9]\d{9}$/,
  smsCodePattern: /^\d{6}$/,
  userNamePattern: /^[A-Za-z][A-Za-z0-9_]{3,23}$/,
  invitationCodePattern: /^[0-9A-Z]{6}$/,
  password: { min: 8, max: 64 },
  name: { max: 24 },
  visit: {
    /** What is counted of browsers by day: came, looked at a product, put something in the cart. */
    steps: ['visit', 'product', 'cart'],
    /** What a browser says itself; the cart the shop sees. */
    told: ['visit', 'product'],
  },
  /** Characters that no text may contain: control characters, bidirectional overrides, half surrogate pairs. */
  unprintable: /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u,
  /** The widths in which a picture can be asked for. */
  pictureWidths: ['80', '160', '320', '640', '1080'],
  addressesPerUser: 20,
  /** A list that was pasted, one recipient in each line. */
  addressLinesPerRequest: 100,
  upload: { maxBytes: 10 * 1024 * 1024, imageTypes: ['image/jpeg', 'image/png', 'image/webp'] },
  smsResendSeconds: 60,
  /** The word of a category, brand or channel in an address, and several of them. */
  wordPattern: /^[a-z][A-Za-z0-9]{1,39}$/,
  wordListPattern: /^[a-z][A-Za-z0-9]{1,39}(?:,[a-z][A-Za-z0-9]{1,39}){0,19}$/,
  idListPattern,
  resourceSorts: ['score', 'sales', 'new', 'priceUp', 'priceDown'],
  /** By which products can be looked for: the channels, and those that have a VIP price. */
  searchedChannels: ['vip', ...searchedChannels],
  reviewFilters: ['all', 'withPictures', 'followedUp', 'good', 'middling', 'bad'],
  collection: { perUser: 500, perRequest: 200, filters: ['all', 'reduced', 'soldOut', 'gone'] },
  ...staffRules,
  advertisement,
  goods,
  openBox,
  effectOrder,
  celebrity,
  content,
  dropshipping,
  business,
  shipping,
  service,
  support,
  ...orderRules,
  ...moneyRules,
  ...promotionRules,
  ...channelRules,
  ...noticeRules,
} as const;

/** The bonus that comes with a recharge. */
export function rechargeBonusFen(amountFen: number): number {
  return rules.recharge.tiers.findLast((tier) => tier.amountFen <= amountFen)?.bonusFen ?? 0;
}
