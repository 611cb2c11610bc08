/** A window is as large as can be checked in so long: its snapshot holds back vacuum meanwhile. */
const AIM_MS = 5000;
const FIRST_PART = 50;

export interface Pace {
  /** So many ids are the next window. */
  readonly size: () => number;
  /** A window of `count` ids was checked in `tookMs`. */
  readonly took: (count: number, tookMs: number) => void;
}

/**
 * How large the windows of a pass are. It begins with few ids, because the first users of a shop may be its largest ones (house
 * accounts, resellers, test buyers); it at most doubles from one window to the next, and shrinks at once.
 */
export function createPace(most: number): Pace {
  let size = Math.ceil(most / FIRST_PART);
  return {
    size: () => size,
    took(count, tookMs) {
      if (count === 0) return;
      const fitting = Math.floor((count * AIM_MS) / Math.max(tookMs, 1));
      size = Math.max(1, Math.min(fitting, size * 2, most));
    },
  };
}
