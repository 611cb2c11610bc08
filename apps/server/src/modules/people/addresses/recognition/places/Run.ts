import type { PlaceOption } from './PlaceOption.ts';
import type { Reading } from './Reading.ts';

/** A name of a place in the text. */
export interface Mention {
  readonly start: number;
  readonly end: number;
  readonly options: readonly PlaceOption[];
}

/** Names of places that follow each other, as province, city and district do. */
export interface Run {
  readonly mentions: readonly Mention[];
  readonly readings: readonly Reading[];
  /** It goes on with a place that does not lie there: 广东省深圳市天河区. */
  readonly isContradictory: boolean;
}
