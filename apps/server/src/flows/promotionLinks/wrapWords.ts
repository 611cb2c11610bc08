/** About the width of a character of the shop's type, in em: Latin letters, digits and spaces are narrower. */
const widthOf = (character: string) => (/[\u0020-\u00ff]/.test(character) ? 0.58 : 1);
const lengthOf = (text: string) => [...text].reduce((sum, character) => sum + widthOf(character), 0);

/**
 * Lines of at most so many em, for a drawing that cannot measure; what is too long for all of them ends in an ellipsis. Latin words stay
 * whole unless one alone fills a line.
 */
export function wrapWords(text: string, { lines, em }: { lines: number; em: number }): string[] {
  const parts = (text.trim().match(/[\u0021-\u00ff]+|./gsu) ?? []).flatMap((part) =>
    lengthOf(part) > em ? [...part] : [part],
  );
  const wrapped = [''];
  for (const part of parts) {
    const line = (wrapped.at(-1) ?? '') + part;
    if (lengthOf(line) > em) wrapped.push(part);
    else wrapped[wrapped.length - 1] = line;
  }
  const kept = wrapped.slice(0, lines).map((line) => line.trim());
  if (wrapped.length <= lines) return kept;
  const last = [...(kept.pop() ?? '')];
  while (lengthOf(last.join('')) > em - 1) last.pop();
  return [...kept, `${last.join('').trimEnd()}…`];
}
