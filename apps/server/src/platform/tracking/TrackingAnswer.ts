/** Where the parcel is, in the shop's words. */
type TrackingState = 'sent' | 'inTransit' | 'delivering' | 'delivered' | 'problem';

export interface TrackingAnswer {
  /** Null: the carrier knows nothing of it yet. */
  readonly state: TrackingState | null;
  readonly events: readonly {
    readonly at: Date;
    readonly place: string;
    readonly description: string;
    readonly state: TrackingState;
  }[];
}
