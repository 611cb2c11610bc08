/** Rules of effect orders and of the payout of commission that pages and server share. Part of `rules`; free of zod. */
export const effectOrder = {
  /**
   * 待生效: paid, not received. 待结算: received, within the days in which it can come back, or with an open after-sale.
   * 可兑付, 已兑付, and 已失效: nothing is left after refunds.
   */
  states: ['pending', 'settling', 'payable', 'paidOut', 'void'],
  /** From the completion of the order on; an open after-sale makes it longer. */
  settleDays: 7,
  /** The last click within this time counts. */
  clickDays: 15,
  /** Days back from today that lists can be asked for; `all`: from the beginning. */
  periods: ['30', '60', '365', 'all'],
  trendDays: 30,
  rankedRows: 5,
  /**
   * waiting: for a second person. refused: by that person. lapsed: nobody looked at it in time. changed: it no longer came to
   * the same sum when it was approved.
   */
  payoutStates: ['waiting', 'done', 'refused', 'lapsed', 'changed'],
  /** Why a line that someone brought earns them nothing: they seem to be the buyer, or are gone. For staff. */
  refusals: ['sameUser', 'sameBrowser', 'sameDevice', 'samePhone', 'sameAddress', 'closedAccount'],
  minPayoutFen: 1000,
  /** DF, the Shanghai day, a number of five digits. */
  payoutNoPattern: /^DF\d{13}$/,
  /** `ch` of a link: where it was put. One of those that the shop names, or a word of the promoter's own. */
  placePattern: /^[\u4e00-\u9fffA-Za-z0-9_-]{1,16}$/,
  /** Places that the shop names, as the maker of links offers them. */
  places: { wx: '微信群', moments: '朋友圈', xhs: '小红书' },
  /** Of a line that was bought as a celebrity's pick, whatever was clicked before. */
  pickPlace: 'pick',
  posterTextMax: 24,
} as const;

const placeWords: Readonly<Record<string, string>> = { ...effectOrder.places, [effectOrder.pickPlace]: '达人主页' };

/** What a promoter reads for the place of a link; null stands for a link without one. */
export function placeName(place: string | null): string {
  return place === null ? '没有注明' : (placeWords[place] ?? place);
}
