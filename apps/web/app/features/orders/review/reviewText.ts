/** A review is one paragraph: typed lines are joined. */
export function reviewText(typed: string): string {
  return typed.replaceAll(/\s+/g, ' ').trim();
}
