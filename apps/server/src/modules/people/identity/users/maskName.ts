/** 林知夏 → 林**: enough to tell people apart, not enough to know them. */
export function maskName(name: string): string {
  return `${[...name][0] ?? ''}**`;
}
