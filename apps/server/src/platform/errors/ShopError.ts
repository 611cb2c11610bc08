import { type ErrorCode, errorCodes } from '@jiwu/contract';

/** A refusal by a rule of the shop. Modules throw it; only the HTTP edge knows how it is told. */
export class ShopError extends Error {
  readonly errorCode: ErrorCode;
  /** For the log. */
  readonly facts: Readonly<Record<string, unknown>>;
  /** Facts that the refused caller needs to go on, such as the new price. */
  readonly data: Readonly<Record<string, unknown>> | null;

  constructor(
    errorCode: ErrorCode,
    facts: Readonly<Record<string, unknown>> = {},
    data: Readonly<Record<string, unknown>> | null = null,
  ) {
    super(`${errorCode}: ${errorCodes[errorCode].msg}`);
    this.name = 'ShopError';
    this.errorCode = errorCode;
    this.facts = facts;
    this.data = data;
  }
}
