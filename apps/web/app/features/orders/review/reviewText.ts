/** A review is one paragraph: what was typed in lines is joined. */
export function reviewText(typed: string): string {
  return typed.replaceAll(/\s+/g, ' ').trim();
}
