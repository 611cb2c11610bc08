import type { Grade } from '../../../apps/server/src/modules/channels/openBox/index.ts';
import type { WearMark } from '../pictures/WearMark.ts';

/** Something that the inspection found, and how it looks on the photos. */
interface DemoTrace {
  /** Key of the item of its checklist. */
  readonly item: string;
  readonly place: string;
  readonly words: string;
  /** On the front of the thing; of a sealed one, on its box. */
  readonly mark: WearMark;
  /** Seen from an arm's length. */
  readonly isObvious?: true;
}

/** What has become of it; without one it is on sale. */
export type DemoFate =
  | { readonly kind: 'intake' | 'inspecting' | 'graded' }
  | { readonly kind: 'writtenOff'; readonly words: string }
  | { readonly kind: 'sold'; readonly daysAgo: number }
  /** Sold, sent back, inspected again, and on sale again. */
  | {
      readonly kind: 'returned';
      readonly soldDaysAgo: number;
      readonly complaint: string;
      readonly again: DemoFinding;
    };

/** How a thing is graded and priced. */
export interface DemoFinding {
  readonly grade: Grade;
  readonly headline: string;
  /** Where the price starts, where it ends, and by how much it falls at a time, in yuan. */
  readonly yuan: readonly [start: number, floor: number, drop: number];
  readonly everyDays?: number;
  readonly traces?: readonly DemoTrace[];
  /** Parts that are missing, by their label; and what is said of them. */
  readonly missing?: Readonly<Record<string, string>>;
  readonly useWords?: string;
  readonly foundWords?: string;
  /** Words for items of the checklist that were in order and deserve more than the usual ones. */
  readonly said?: Readonly<Record<string, string>>;
  readonly warrantyMonths?: number;
}

/** One opened thing of the demo shop. */
export interface DemoUnit extends DemoFinding {
  readonly slug: string;
  /** Its SKU by its option values. */
  readonly values: readonly string[];
  /** When it was first listed. */
  readonly listedDaysAgo: number;
  readonly source: 'display' | 'supplier' | 'other';
  readonly sourceWords: string;
  /** Of the first one; those that follow it have others. */
  readonly serial?: string;
  /** Somebody locked it so many days ago, and did not pay. */
  readonly lapsedDaysAgo?: number;
  readonly fate?: DemoFate;
}
