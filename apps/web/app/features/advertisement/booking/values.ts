import type { Business } from '@jiwu/contract';
import dayjs from 'dayjs';
import type { Span } from '../days.ts';
import type { Draft } from '../Draft.ts';
import type { BookingValues } from './BookingValues.ts';

const DAY = 'YYYY-MM-DD';

/** The days of the picker as the shop writes them; null while one end is missing. */
export function spanOf(days: BookingValues['days'] | undefined): Span | null {
  const [first, last] = days ?? [];
  return first && last ? { first: first.format(DAY), last: last.format(DAY) } : null;
}

interface Start {
  readonly draft: Draft | null;
  readonly businesses: readonly Pick<Business, 'id' | 'state'>[];
  readonly span: Span;
}

/** What the form begins with: the days of the calendar, a business that may book, and what an earlier booking brings along. */
export function startValues({ draft, businesses, span }: Start): Partial<BookingValues> {
  const approved = businesses.filter(({ state }) => state === 'approved');
  const business = approved.find(({ id }) => id === draft?.businessId) ?? approved[0];
  return {
    ...(business && { businessId: business.id }),
    days: [dayjs(span.first), dayjs(span.last)],
    ...(draft && { landing: draft.landing, title: draft.title }),
    ...(draft?.pictureFileId && { picture: { fileId: draft.pictureFileId, name: '上次的图片', note: '不用再传' } }),
  };
}
