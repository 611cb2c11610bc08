/** A phone number, of a mobile or a shop, with its middle hidden: 0571-****6024. */
export function maskNumber(number: string): string {
  if (number.length < 8) return number.replaceAll(/\d(?=.{2})/g, '*');
  return `${number.slice(0, -8)}****${number.slice(-4)}`;
}
