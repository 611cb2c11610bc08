/** The API answers that a page was made of, by path, each with its version. Null: the answer was missing or failed. */
export type PageParts = ReadonlyMap<string, string | null>;

/** Whether nothing was missing when the page was made. */
export function isWhole(parts: PageParts): boolean {
  return ![...parts.values()].includes(null);
}
