import type { AnswerAt } from '../../api/sharedApi.ts';
import type { Aim } from './aim.ts';
import type { Span } from './days.ts';

export type AdvertisementAnswer = AnswerAt<'/api/advertisement'>;
export type CalendarAnswer = AnswerAt<'/api/advertisement/calendar'>;

/** The page's data. A part that failed to load is null; the other is shown all the same. */
export interface AdvertisementData {
  readonly page: AdvertisementAnswer | null;
  /** Null also while the address does not say which category or word. */
  readonly calendar: CalendarAnswer | null;
  readonly aim: Aim;
  /** The days that the address brings along. */
  readonly span: Span | null;
  readonly origin: string;
}
