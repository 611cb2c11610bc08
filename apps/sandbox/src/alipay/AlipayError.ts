/** A refusal of Alipay's gateway. `code` is its coarse class, `subCode` the exact reason. */
export class AlipayError extends Error {
  readonly code: AlipayClass;
  readonly subCode: string;

  constructor(code: AlipayClass, subCode: string, message: string) {
    super(message);
    this.name = 'AlipayError';
    this.code = code;
    this.subCode = subCode;
  }
}

export const alipayClasses = {
  '40001': 'Missing Required Arguments',
  '40002': 'Invalid Arguments',
  '40004': 'Business Failed',
} as const;

export type AlipayClass = keyof typeof alipayClasses;

/** The refusals of the trade itself. */
export function businessError(subCode: string, message: string): AlipayError {
  return new AlipayError('40004', subCode, message);
}
