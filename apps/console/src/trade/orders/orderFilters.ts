import { rules } from '@jiwu/contract/rules';
import type { AddressQuery } from '../../ui/address/useAddress.ts';

/** Filters as they stand in the address; the server knows them by the same names. */
export const filterNames = [
  'no',
  'phoneTail',
  'recipient',
  'productId',
  'skuId',
  'state',
  'kind',
  'from',
  'to',
  'by',
  'due',
  'reminded',
  'afterSale',
  'sort',
] as const;

type FilterName = (typeof filterNames)[number];
export type OrderFilters = Readonly<Partial<Record<FilterName, string>>>;

/** Filters of which only some values mean anything; the others are numbers, names and days. */
const known: Readonly<Partial<Record<FilterName, readonly string[]>>> = {
  state: rules.order.states,
  kind: rules.order.kinds,
  by: ['created', 'paid'],
  due: ['overdue', 'today'],
  reminded: ['1'],
  afterSale: ['open'],
  sort: ['newest', 'due'],
};

/** What the address filters by. A word that means nothing, of an old link or a slip of the hand, filters by nothing. */
export function filtersOf(query: AddressQuery): OrderFilters {
  return Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = query[name];
      return value && (known[name]?.includes(value) ?? true) ? [[name, value]] : [];
    }),
  );
}

const searchNames = ['no', 'phoneTail', 'recipient'] as const;
type Search = Readonly<Record<(typeof searchNames)[number], string | undefined>>;
const nothing: Search = { no: undefined, phoneTail: undefined, recipient: undefined };

/** What a word is: the number of an order, the end of a phone number, or how a recipient's name begins. Null: none of them. */
function read(word: string): Partial<Search> | null {
  if (rules.order.noPattern.test(word)) return { no: word };
  if (/^\d{4}$/.test(word)) return { phoneTail: word };
  return !/\d/.test(word) && [...word].length >= 2 ? { recipient: word } : null;
}

/** A whole phone number: looked for by itself, and never in an address, which browsers and logs keep. */
export function wholeNumber(text: string): string | null {
  const word = text.trim();
  return rules.phonePattern.test(word) ? word : null;
}

/** 林知夏 6024 means both. Null: a word of it means nothing. */
export function readSearch(text: string): Search | null {
  const words = text.trim().split(/\s+/).filter(Boolean);
  const parts = words.map(read);
  if (parts.includes(null)) return null;
  return Object.assign({ ...nothing }, ...parts) as Search;
}

export function searchText(query: AddressQuery): string {
  return searchNames.flatMap((name) => query[name] ?? []).join(' ');
}
