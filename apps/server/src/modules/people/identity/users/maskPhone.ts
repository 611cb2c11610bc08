/** 13812766024 → 138****6024 */
export function maskPhone(phoneNumber: string): string {
  return `${phoneNumber.slice(0, 3)}****${phoneNumber.slice(-4)}`;
}
