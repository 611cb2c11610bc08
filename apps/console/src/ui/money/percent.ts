/** A share in basis points: 8%, 2.5% */
export function percent(bp: number): string {
  return `${bp / 100}%`;
}
