/** The code of a refusal to open a trade whose number stands for other terms, or another payer, at the gateway: no try opens it. */
export const NUMBER_USED = 'NUMBER_USED';

/** `refused`: the gateway decided against it. `unknown`: no answer, or none that can be trusted; it may have happened. */
export class GatewayError extends Error {
  readonly kind: 'refused' | 'unknown';
  /** The gateway's own code, such as `ORDERPAID`. */
  readonly code: string;

  constructor(kind: 'refused' | 'unknown', code: string, cause?: unknown) {
    super(`gateway ${kind}: ${code}`, { cause });
    this.name = 'GatewayError';
    this.kind = kind;
    this.code = code;
  }
}
