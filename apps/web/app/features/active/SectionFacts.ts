import type { ActiveData, Activity } from './ActiveData.ts';

/** What each part of the page is given. */
export interface SectionFacts {
  readonly activity: Activity;
  /** Where links within the page lead. */
  readonly anchor: string;
  readonly page: ActiveData;
}
