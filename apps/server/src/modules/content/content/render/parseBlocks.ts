/** A piece of a text as it was written, with the line that it begins in. */
export type Block =
  | { readonly kind: 'markdown'; readonly line: number; readonly markdown: string }
  | { readonly kind: 'product'; readonly line: number; readonly reference: string; readonly words: string }
  | { readonly kind: 'list'; readonly line: number }
  /** A mark that means nothing, or one that is not closed. */
  | { readonly kind: 'broken'; readonly line: number; readonly words: string };

const PRODUCT = /^:::product\s+(\S+)\s*$/;
const LIST = /^:::list\s*$/;
const CLOSE = /^:::\s*$/;
const MARK = /^:::/;

/** Cuts Markdown at its marks: `:::product <id>` with words about it until `:::`, and `:::list`. */
export function parseBlocks(markdown: string): Block[] {
  const lines = markdown.replaceAll('\r\n', '\n').split('\n');
  const blocks: Block[] = [];
  let text: string[] = [];
  let since = 1;
  const endText = (next: number) => {
    if (text.some((line) => line.trim() !== '')) {
      blocks.push({ kind: 'markdown', line: since, markdown: text.join('\n') });
    }
    text = [];
    since = next;
  };
  for (let at = 0; at < lines.length; at += 1) {
    const row = lines[at] ?? '';
    const line = at + 1;
    if (!MARK.test(row)) {
      text.push(row);
      continue;
    }
    endText(line + 1);
    const reference = PRODUCT.exec(row)?.[1];
    if (LIST.test(row)) blocks.push({ kind: 'list', line });
    else if (reference === undefined) blocks.push({ kind: 'broken', line, words: row });
    else {
      const length = lines.slice(line).findIndex((other) => MARK.test(other));
      const isClosed = length >= 0 && CLOSE.test(lines[line + length] ?? '');
      if (!isClosed) blocks.push({ kind: 'broken', line, words: row });
      else {
        const words = lines
          .slice(line, line + length)
          .join(' ')
          .replaceAll(/\s+/g, ' ')
          .trim();
        blocks.push({ kind: 'product', line, reference, words });
        at += length + 1;
        since = at + 2;
      }
    }
  }
  endText(lines.length);
  return blocks;
}
