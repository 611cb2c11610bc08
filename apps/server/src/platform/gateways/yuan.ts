import { fenToYuan } from '@jiwu/kernel';

const YUAN = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/;

/** `123.45` for 12345 fen; gateways take no amount below zero. */
export function toYuan(fen: number): string {
  if (!Number.isSafeInteger(fen) || fen < 0) throw new RangeError('not an amount in fen');
  return fenToYuan(fen);
}

/** The fen of `123.45`, `123.4`, `123` or `-0.01`; undefined for anything else. */
export function findFen(yuan: string): number | undefined {
  const [, sign, whole = '', part = ''] = YUAN.exec(yuan) ?? [];
  if (sign === undefined) return undefined;
  const fen = Number(whole + part.padEnd(2, '0'));
  return sign === '-' && fen !== 0 ? -fen : fen;
}
