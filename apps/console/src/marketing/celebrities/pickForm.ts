import type { CallInput, Contract } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { formatFen } from '../../ui/money/formatFen.ts';
import { formatTime } from '../../ui/time/formatTime.ts';
import type { Pick } from './celebrityWords.ts';

/** What is said of a pick: name of the field, what it is called, how long it may be. */
export const pickWords = [
  ['shelf', '放在哪一格', rules.celebrity.shelf.max],
  ['note', '为什么推荐', rules.celebrity.note.max],
  ['good', '好处', rules.celebrity.words.max],
  ['bad', '缺点', rules.celebrity.words.max],
  ['used', '用了多久、怎么用', rules.celebrity.words.max],
] as const;

type Words = Record<(typeof pickWords)[number][0], string>;

export interface PickForm extends Readonly<Words> {
  /** In yuan, by SKU; one without a price costs what it costs elsewhere. */
  readonly prices: Readonly<Record<string, number | null>>;
  readonly endsAt: string | null;
}

export const emptyPick: PickForm = { shelf: '', note: '', good: '', bad: '', used: '', prices: {}, endsAt: null };

export function pickFormOf({ shelf, note, good, bad, used, prices, endsAt }: Pick): PickForm {
  const yuan = prices.map(({ skuId, priceFen }) => [skuId, priceFen / 100] as const);
  return { shelf, note, good, bad, used, prices: Object.fromEntries(yuan), endsAt };
}

type Terms = Omit<CallInput<Contract['staffPickChange']>['body'], 'version'>;

/** Null while something is missing. */
export function pickIn({ prices, endsAt, shelf, note, good, bad, used }: PickForm): Terms | null {
  const words = {
    shelf: shelf.trim(),
    note: note.trim(),
    good: good.trim(),
    bad: bad.trim(),
    used: used.trim(),
  };
  if (Object.values(words).includes('')) return null;
  const priced = Object.entries(prices).flatMap(([skuId, yuan]) =>
    yuan === null ? [] : [{ skuId, priceFen: Math.round(yuan * 100) }],
  );
  // In one order, whichever was typed first: the same prices are the same terms.
  return { ...words, prices: priced.toSorted((one, other) => one.skuId.localeCompare(other.skuId)), endsAt };
}

/** 云灰 ¥399.00，墨黑 ¥429.00 */
function priceWords(prices: Pick['prices']): string {
  return prices.map(({ skuLabel, priceFen }) => `${skuLabel} ¥${formatFen(priceFen)}`).join('，');
}

/** What another has changed of a pick while it was being changed here. */
export function pickChanges(before: Pick, now: Pick) {
  const said = (pick: Pick) => [
    ...pickWords.map(([field, name]) => ({ name, value: pick[field] })),
    { name: '达人价', value: priceWords(pick.prices) },
    { name: '到什么时候', value: pick.endsAt ? formatTime(pick.endsAt) : '一直有效' },
  ];
  const then = said(now);
  return said(before)
    .map(({ name, value }, at) => ({ name, before: value, now: then[at]?.value ?? '' }))
    .filter((one) => one.before !== one.now);
}
