import type { Place } from '../process/createRankedPlaces.ts';

/** Someone may have a password compared: with a place for the work, and counted as a failure until it is known better. */
export interface Admission {
  readonly place: Place;
  /** It was no failure of theirs: the password was right, or was never compared. */
  readonly forgive: () => Promise<void>;
}
