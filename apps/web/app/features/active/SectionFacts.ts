import type { ActiveData, Activity } from './ActiveData.ts';

/** The props of each activity's section. */
export interface SectionFacts {
  readonly activity: Activity;
  /** Where links within the page lead. */
  readonly anchor: string;
  readonly page: ActiveData;
}
