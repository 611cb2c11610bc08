export interface CallOptions {
  /**
   * The caller shows a refusal of the shop itself, beside the field that it speaks of. Failures of any other kind are
   * shown as always.
   */
  readonly inline?: boolean;
  /** Nobody waits for the answer: no failure is shown. */
  readonly silent?: boolean;
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  /** The same key for every try of one intention; made anew for each call when not given. */
  readonly idempotencyKey?: string;
  /** For code 30200: leads a window that was opened while the user pressed, which no browser blocks. */
  readonly openWindow?: (location: string) => void;
}
