/** A roll as it is written everywhere: four digits. */
export function rollText(roll: number): string {
  return String(roll).padStart(4, '0');
}

export function rangeText({ from, to }: { readonly from: number; readonly to: number }): string {
  return `${rollText(from)}–${rollText(to)}`;
}

/** So many of 10,000: 5575 → 55.75%. */
export function chanceText(weight: number): string {
  return `${(weight / 100).toFixed(2)}%`;
}
