/** A discount of the whole order, of which a line may bear its share. */
export type SharedDiscount = 'coupon' | 'campaign' | 'integral';

interface ChannelRule {
  readonly label: string;
  /** Which discounts of the whole order its lines may bear a share of; the others pass them by. */
  readonly takes: Readonly<Record<SharedDiscount, boolean>>;
  /** Products can be looked for by it: /resource?channel=woot. */
  readonly isSearched: boolean;
  /** Its goods are sent for nothing. */
  readonly shipsFree: boolean;
  /** Its price was a saving when it was set. Whoever would pay less without it by now pays that instead. */
  readonly isNeverDearer: boolean;
  /** Whether a sale through it pays commission to whoever brought the buyer. */
  readonly earnsCommission: boolean;
}

const all = { coupon: true, campaign: true, integral: true } as const;
const none = { coupon: false, campaign: false, integral: false } as const;
const onlyIntegral = { coupon: false, campaign: false, integral: true } as const;

/**
 * Where a line is bought: the shop's one list of channels, from which every other is derived. A kind of order that has prices or
 * discounts of its own adds its row here.
 */
export const channels = {
  normal: {
    label: '普通',
    takes: all,
    isSearched: false,
    shipsFree: false,
    isNeverDearer: false,
    earnsCommission: true,
  },
  groupPurchase: {
    label: '拼团',
    takes: { ...all, campaign: false },
    isSearched: true,
    shipsFree: false,
    isNeverDearer: true,
    earnsCommission: true,
  },
  openBox: {
    label: '开箱',
    takes: onlyIntegral,
    isSearched: true,
    shipsFree: false,
    isNeverDearer: false,
    earnsCommission: false,
  },
  celebrity: {
    label: '达人',
    takes: all,
    isSearched: true,
    shipsFree: false,
    isNeverDearer: true,
    earnsCommission: true,
  },
  woot: {
    label: '每日一抢',
    takes: onlyIntegral,
    isSearched: true,
    shipsFree: false,
    isNeverDearer: true,
    earnsCommission: false,
  },
  dropshipping: {
    label: '一件代发',
    takes: none,
    isSearched: false,
    shipsFree: false,
    isNeverDearer: false,
    earnsCommission: false,
  },
  drawPrize: {
    label: '奖品',
    takes: none,
    isSearched: false,
    shipsFree: true,
    isNeverDearer: false,
    earnsCommission: false,
  },
} as const satisfies Record<string, ChannelRule>;

export type Channel = keyof typeof channels;

export const channelNames = Object.keys(channels) as readonly Channel[];

/** Whether a line may bear a share of such a discount at all. */
export function lineTakes({ channel }: { readonly channel: Channel }, discount: SharedDiscount): boolean {
  return channels[channel].takes[discount];
}

type Searched<C extends Channel = Channel> = C extends Channel
  ? (typeof channels)[C]['isSearched'] extends true
    ? C
    : never
  : never;
/** Channels by which products can be looked for. */
export const searchedChannels = channelNames.filter((name): name is Searched => channels[name].isSearched);

type WithCoupons<C extends Channel = Channel> = C extends 'normal'
  ? never
  : (typeof channels)[C]['takes']['coupon'] extends true
    ? C
    : never;
/** Channels that a coupon can be made for: their lines take coupons, and not every line is one of theirs. */
export const couponChannels = channelNames.filter(
  (name): name is WithCoupons => name !== 'normal' && channels[name].takes.coupon,
);
