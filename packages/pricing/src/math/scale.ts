/** value × numerator / denominator, down to a whole number; exact, because the product may be beyond 2^53. */
export function scaleDown(value: number, numerator: number, denominator: number): number {
  return Number((BigInt(value) * BigInt(numerator)) / BigInt(denominator));
}

/** The same, rounded half up. None of the three is negative. */
export function scaleHalfUp(value: number, numerator: number, denominator: number): number {
  const [product, divisor] = [BigInt(value) * BigInt(numerator), BigInt(denominator)];
  return Number((2n * product + divisor) / (2n * divisor));
}
