/** The longest that is read as one recipient. */
const LONGEST = 500;

/** The lines of a pasted list that somebody is named in, without the signs that no text may contain. */
export function linesOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replaceAll(/[\p{Cs}\u202a-\u202e\u2066-\u2069]|(?!\t)\p{Cc}/gu, '').trim())
    .map((line) => line.slice(0, LONGEST))
    .filter((line) => line !== '');
}
