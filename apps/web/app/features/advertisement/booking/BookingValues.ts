import type { Dayjs } from 'dayjs';

/** A picture that the shop has. */
export interface Creative {
  readonly fileId: string;
  /** As the file was called. */
  readonly name: string;
  /** 1200 × 600，312 KB */
  readonly note: string;
}

/** What the form of a booking holds. */
export interface BookingValues {
  readonly businessId: string;
  readonly days: [Dayjs, Dayjs] | null;
  /** A path of this site. */
  readonly landing: string;
  readonly title: string;
  readonly picture: Creative;
  readonly declares: boolean;
}
