/** What a page was made of: which answers of the API, in which version. Null: that one was missing or failed. */
export type PageParts = ReadonlyMap<string, string | null>;

/** Whether nothing was missing when the page was made. */
export function isWhole(parts: PageParts): boolean {
  return ![...parts.values()].includes(null);
}
