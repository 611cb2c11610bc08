/** A refusal, as errorCodes.ts says it. */
export interface ErrorEntry {
  readonly status: number;
  readonly code: number;
  readonly msg: string;
}
