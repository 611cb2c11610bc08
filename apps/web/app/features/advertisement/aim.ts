import { advertisementWord, rules } from '@jiwu/contract/rules';
import type { Placement } from '../../shared/advertisement/Placement.ts';
import type { Span } from './days.ts';

export type Place = Placement['place'];

/** Which slot the page is about: a place, and where it is sold by them its category or its word. */
export interface Aim {
  readonly place: Place;
  readonly category: string | null;
  readonly word: string | null;
}

const { places, placeTerms, word } = rules.advertisement;
const [first] = places;
const isDay = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** Reads an address as people may have written it: what is unknown is ignored. */
export function readAim(query: URLSearchParams): Aim {
  const place = places.find((known) => known === query.get('place')) ?? first;
  const { by } = placeTerms[place];
  const category = query.get('category') ?? '';
  const typed = [...advertisementWord(query.get('word') ?? '')].slice(0, word.max).join('').trim();
  return {
    place,
    category: by === 'category' && rules.wordPattern.test(category) ? category : null,
    word: by === 'word' && typed !== '' && !rules.unprintable.test(typed) ? typed : null,
  };
}

/** The days that a link brings along. */
export function readSpan(query: URLSearchParams): Span | null {
  const from = query.get('from') ?? '';
  const to = query.get('to') ?? '';
  return isDay.test(from) && isDay.test(to) && from <= to ? { first: from, last: to } : null;
}

/** Whether it says all that the place is sold by: without it there is no calendar. */
export function isWhole({ place, category, word: searched }: Aim): boolean {
  const { by } = placeTerms[place];
  return by === null || (by === 'category' ? category !== null : searched !== null);
}

/** The query of the API, where what is missing is left out. */
export function queryOf({ place, category, word: searched }: Aim) {
  return { place, ...(category !== null && { category }), ...(searched !== null && { word: searched }) };
}

/** The page at this slot, with these days chosen. */
export function aimAddress(aim: Aim, span: Span | null = null): string {
  const days = span && { from: span.first, to: span.last };
  return `/advertisement?${new URLSearchParams({ ...queryOf(aim), ...days }).toString()}`;
}

export function aimKey({ place, category, word: searched }: Aim): string {
  return `${place} ${category ?? ''} ${searched ?? ''}`;
}

/** The same slot: also of a booking, which names its category. */
export function isAt(aim: Aim, at: Pick<Placement, 'place' | 'category' | 'word'>): boolean {
  return at.place === aim.place && (at.category?.id ?? null) === aim.category && at.word === aim.word;
}
