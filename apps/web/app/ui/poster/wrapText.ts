/** Lines that fit the width, at most `maxLines`; a longer text ends in an ellipsis. */
export function wrapText(text: string, maxLines: number, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let rest = text.trim();
  while (rest !== '' && lines.length < maxLines) {
    const isLast = lines.length === maxLines - 1;
    if (fits(rest)) {
      lines.push(rest);
      break;
    }
    const ending = isLast ? '…' : '';
    let length = rest.length - 1;
    while (length > 1 && !fits(rest.slice(0, length).trimEnd() + ending)) length -= 1;
    lines.push(rest.slice(0, length).trimEnd() + ending);
    rest = rest.slice(length).trimStart();
  }
  return lines;
}
