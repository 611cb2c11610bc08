const DELIMITERS = ['\t', ',', ';'] as const;
const LOOKED_AT = 20;
const QUOTED = /"(?:[^"]|"")*"/g;
/** The line with which Excel is told the delimiter. */
const TOLD = /^"?sep=([,;\t])"?\r?\n/i;

interface Found {
  readonly delimiter: string;
  /** What stands before the first line of the table. */
  readonly skip: number;
}

/** The sign of which most lines have equally many, because commas within an address come as they like. */
export function findDelimiter(text: string): Found {
  const [told, delimiter] = TOLD.exec(text) ?? [];
  if (told !== undefined && delimiter !== undefined) return { delimiter, skip: told.length };
  const lines = text
    .slice(0, 65_536)
    .replaceAll(QUOTED, '')
    .split(/\r\n|\n|\r/, LOOKED_AT)
    .filter((line) => line.trim() !== '');
  const agreeing = DELIMITERS.map((sign) => {
    const counts = lines.map((line) => line.split(sign).length - 1).filter((count) => count > 0);
    const most = [...Map.groupBy(counts, (count) => count).entries()].toSorted((a, b) => b[1].length - a[1].length)[0];
    return { delimiter: sign, lines: most?.[1].length ?? 0, count: most?.[0] ?? 0 };
  });
  const [best] = agreeing.toSorted((a, b) => b.lines - a.lines || b.count - a.count);
  return { delimiter: best && best.lines > 0 ? best.delimiter : ',', skip: 0 };
}
