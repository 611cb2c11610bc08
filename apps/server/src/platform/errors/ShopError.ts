import { type ErrorCode, errorCodes } from '@jiwu/contract';

/** A refusal by a rule of the shop. Modules throw it; only the HTTP edge knows how it is told. */
export class ShopError extends Error {
  readonly errorCode: ErrorCode;
  readonly facts: Readonly<Record<string, unknown>>;

  constructor(errorCode: ErrorCode, facts: Readonly<Record<string, unknown>> = {}) {
    super(`${errorCode}: ${errorCodes[errorCode].msg}`);
    this.name = 'ShopError';
    this.errorCode = errorCode;
    this.facts = facts;
  }
}
