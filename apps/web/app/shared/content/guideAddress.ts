/** The answer of the guide to one question. */
export function guideAddress(topic: string): string {
  return `/guide?topic=${topic}`;
}
