/** A call that did not succeed. `status` 0 means that no answer came. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: number;
  /** True once the user has been told, so that a caller does not tell them again. */
  readonly shown: boolean;
  /** Facts that come with the refusal; QUOTE_CHANGED, for example, brings the quote that holds now. */
  readonly data: unknown;

  constructor(message: string, facts: { status: number; code: number; shown: boolean; data?: unknown }) {
    super(message);
    this.name = 'ApiError';
    this.status = facts.status;
    this.code = facts.code;
    this.shown = facts.shown;
    this.data = facts.data ?? null;
  }
}
