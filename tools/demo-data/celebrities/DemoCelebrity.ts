import type { PlatformStanding } from '../../../apps/server/src/modules/channels/celebrity/index.ts';
import type { PaletteName } from '../pictures/palettes.ts';

/** What one of them says of a product of the demo shop. */
export interface DemoPick {
  readonly slug: string;
  readonly shelf: string;
  readonly note: string;
  readonly good: string;
  readonly bad: string;
  readonly used: string;
  /** What every SKU of it costs less than the lowest ordinary price; none was agreed when not given. */
  readonly yuanOff?: number;
  readonly daysAgo: number;
}

export interface DemoCelebrity {
  readonly phoneNumber: string;
  readonly name: string;
  readonly field: string;
  readonly bio: string;
  readonly categoryId: string;
  readonly platforms: readonly PlatformStanding[];
  readonly face: string;
  readonly palette: PaletteName;
  /** Things that stand on the cover, from left to right. */
  readonly cover: readonly string[];
  /** How many of ten writers of reviews follow. */
  readonly popularity: number;
  /** In the order of the page. */
  readonly picks: readonly DemoPick[];
}
