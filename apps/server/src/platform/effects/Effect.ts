/**
 * Something that others learn once a transaction has committed. It is a hint to look again, never the change itself: whoever
 * misses it learns the same from PostgreSQL a little later.
 */
export type Effect =
  /** Pages that follow this channel load again. */
  | { readonly kind: 'live'; readonly channel: string }
  /** Cached answers that bear this tag are outdated. */
  | { readonly kind: 'tag'; readonly tag: string }
  /** Access tokens of this session are refused at once. */
  | { readonly kind: 'sessionEnded'; readonly sessionId: string };

/** Tells the effects of one committed transaction. Never fails: the transaction cannot be undone any more. */
export type Deliver = (effects: readonly Effect[]) => Promise<void>;
