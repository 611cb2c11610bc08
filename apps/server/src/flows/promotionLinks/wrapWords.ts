/** About the width of a character of the shop's type, in em: Latin letters, digits and spaces are narrower. */
const widthOf = (character: string) => (/[\u0020-\u00ff]/.test(character) ? 0.58 : 1);

/** Lines of at most so many em, for a drawing that cannot measure; what is too long for all of them ends in an ellipsis. */
export function wrapWords(text: string, { lines, em }: { lines: number; em: number }): string[] {
  const wrapped: string[] = [];
  let line = '';
  let width = 0;
  for (const character of text.trim()) {
    if (width + widthOf(character) > em) {
      wrapped.push(line.trim());
      line = '';
      width = 0;
    }
    line += character;
    width += widthOf(character);
  }
  wrapped.push(line.trim());
  if (wrapped.length <= lines) return wrapped;
  const kept = wrapped.slice(0, lines);
  return [...kept.slice(0, -1), `${[...(kept.at(-1) ?? '')].slice(0, -1).join('').trimEnd()}…`];
}
