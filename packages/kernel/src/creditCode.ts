/** The 31 signs of GB 32100: no letter that is taken for a digit or for another. */
const SIGNS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const LENGTH = 18;

/** Whether it is a unified social credit code (统一社会信用代码): 18 signs, the last of which checks the others. */
export function isCreditCode(code: string): boolean {
  const values = [...code].map((sign) => SIGNS.indexOf(sign));
  if (values.length !== LENGTH || values.includes(-1)) return false;
  let weight = 1;
  let sum = 0;
  for (const value of values.slice(0, -1)) {
    sum += value * weight;
    weight = (weight * 3) % SIGNS.length;
  }
  return values.at(-1) === (SIGNS.length - (sum % SIGNS.length)) % SIGNS.length;
}
