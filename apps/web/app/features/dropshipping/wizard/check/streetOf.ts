/** Names of provinces, cities and districts at the beginning of an address, in this order; each may be missing. */
const PLACES =
  /^\s*(?:[\p{L}]{2,8}?(?:省|自治区|特别行政区))?\s*(?:[\p{L}]{2,10}?(?:市|自治州|地区|盟))?\s*(?:[\p{L}]{1,8}?(?:区|县|旗|市))?\s*/u;

/** Street and house of an address whose place is chosen by hand: without the places before it, unless nothing else is left. */
export function streetOf(address: string): string {
  const street = address.replace(PLACES, '');
  return street === '' ? '' : street;
}
