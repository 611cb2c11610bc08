/** Ids of generated products begin with their number, so that rows are loaded in the order of their keys. */
const DIGITS = 12;

/** Everything below is generated: a real id begins with the time, a demo product's with a hash. */
export const LARGE_ID_END = '00010000-0000-0000-0000-000000000000';

/** The id of a row of the n-th product: 0 is the product itself, then its SKUs, then its stock movements. */
export function largeId(n: number, thing: number): string {
  const number = n.toString(16).padStart(DIGITS, '0');
  const mixed = Math.imul(n * 64 + thing + 1, 0x9e3779b1) >>> 0;
  const tail = mixed.toString(16).padStart(8, '0');
  return `${number.slice(0, 8)}-${number.slice(8)}-8${thing.toString(16).padStart(3, '0')}-8${tail.slice(0, 3)}-${tail.slice(3)}${number.slice(-7)}`;
}
