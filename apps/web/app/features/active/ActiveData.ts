import type { Answer, Contract } from '@jiwu/contract';

export type Activity = Answer<Contract['activeList']>['items'][number];
export type Offers = Answer<Contract['couponOffers']>;
export type Draw = Answer<Contract['drawGet']>;
export type Prize = Draw['prizes'][number];
export type Period = NonNullable<Draw['period']>;
export type Drawn = Answer<Contract['drawMine']>['items'][number];
export type CheckInMonth = Answer<Contract['checkInGet']>;

/** The page's data, the same for everyone. A part that failed to load is null; the others are shown all the same. */
export interface ActiveData {
  readonly activities: readonly Activity[] | null;
  readonly offers: Offers | null;
  readonly draw: Draw | null;
  /** Of one activity only, with its rules. */
  readonly isOne: boolean;
  readonly origin: string;
  /** When the page was made. */
  readonly now: string;
}
