/** The 31 signs of GB 32100: no letter that is taken for a digit or for another. */
const SIGNS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const LENGTH = 18;

/** Whether it is a unified social credit code (统一社会信用代码): 18 signs, the last of which checks the others. */
export function isCreditCode(code: string): boolean {
  return code.length === LENGTH && checkSignOf(code.slice(0, -1)) === code.at(-1);
}

/** The last sign that belongs to the first 17; null when they are not 17 signs of the standard. */
export function checkSignOf(body: string): string | null {
  const values = [...body].map((sign) => SIGNS.indexOf(sign));
  if (values.length !== LENGTH - 1 || values.includes(-1)) return null;
  let weight = 1;
  let sum = 0;
  for (const value of values) {
    sum += value * weight;
    weight = (weight * 3) % SIGNS.length;
  }
  return SIGNS[(SIGNS.length - (sum % SIGNS.length)) % SIGNS.length] ?? null;
}
