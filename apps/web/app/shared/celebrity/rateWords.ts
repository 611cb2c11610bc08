/** A share in basis points as people say it: 3%, 4.5%. */
const percent = (bp: number): string => `${bp / 100}%`;

/** What a celebrity gets of a purchase: 3% 至 8%, or one rate for everything. */
export function rateWords({ fromBp, toBp }: { readonly fromBp: number; readonly toBp: number }): string {
  return fromBp === toBp ? percent(fromBp) : `${percent(fromBp)} 至 ${percent(toBp)}`;
}
