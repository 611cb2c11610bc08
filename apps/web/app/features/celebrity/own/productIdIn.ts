const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/** The product that a pasted link leads to; null when it leads to none. */
export function productIdIn(link: string): string | null {
  return uuid.exec(link.toLowerCase())?.[0] ?? null;
}
