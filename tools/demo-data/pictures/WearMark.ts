/** A trace of use on a thing. Places and lengths are shares of the thing's visible box. */
export interface WearMark {
  readonly kind: 'scratch' | 'dent' | 'scuff' | 'chip' | 'stain';
  readonly x: number;
  readonly y: number;
  /** Length of a scratch, else the diameter. */
  readonly size: number;
  /** Degrees; 0 lies level. */
  readonly angle?: number;
}
