/** A piece of a text, and whether it is one of the words that were searched for. */
export interface Piece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** The text in pieces, with the words in it marked; a longer word counts before a shorter one in it. */
export function markTerms(text: string, terms: readonly string[]): Piece[] {
  const known = terms.filter((term) => term !== '').toSorted((one, other) => other.length - one.length);
  if (known.length === 0) return [{ text, isMarked: false }];
  const pattern = new RegExp(`(${known.map(literally).join('|')})`, 'giu');
  return text
    .split(pattern)
    .map((piece, index) => ({ text: piece, isMarked: index % 2 === 1 }))
    .filter(({ text: piece }) => piece !== '');
}

function literally(term: string): string {
  return term.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}
