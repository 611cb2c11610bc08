import { LINES_ABOVE_HEADINGS, type SpreadsheetLimits } from '../spreadsheetLimits.ts';
import { SpreadsheetRefusal } from '../SpreadsheetRefusal.ts';
import { findPlace } from './cellPlaces.ts';
import type { Archive } from './openArchive.ts';
import { parseXml } from './parseXml.ts';

/** One cell over several lines: its text stands in the first of them and holds for all. */
export interface TallMerge {
  readonly column: number;
  readonly from: number;
  readonly to: number;
}

/** The element of one range is shorter than that. */
const BYTES_OF_A_RANGE = 100;
const MERGES = /<(\w+:)?mergeCells[\s>]/;
/** The beginning of a line, of a cell, and of something in it. */
const LINE_CELL_OR_VALUE = /<(?:\w+:)?(row[\s/>]|c[\s/>]|v>[^<]|is>)/g;
/** Both ends of elements; a cell with a value has four. Whatever they mean, each costs the parser two microseconds. */
const MOST_TAGS = 800_000;
const LESS_THAN = 0x3c;
/** The reader counts exactly. Here it is enough to know a file that has far too many lines, before its texts are read. */
const FAR_TOO_MANY = 3;
/** As long as what is looked for, which may lie across two chunks. */
const OVERLAP = 64;

/**
 * The merged cells stand behind the rows, and the rows need them: so the sheet is inflated once to its end, which is cheap next
 * to parsing it, and only the list of merged cells is parsed. A title over several columns is left as it is.
 */
export async function surveySheet(archive: Archive, part: string, limits: SpreadsheetLimits): Promise<TallMerge[]> {
  const list = await lookThrough(archive.read(part, limits.inflatedBytes), limits);
  const merges: TallMerge[] = [];
  if (list === null) return merges;
  const parsing = parseXml(asChunks(list), {
    open(name, { ref = '' }) {
      if (name !== 'mergeCell') return;
      const [from, to] = ref.split(':').map(findPlace);
      if (!from || !to || to.row <= from.row) return;
      merges.push({ column: from.column, from: from.row, to: to.row });
      if (merges.length > limits.mergedRanges) throw new SpreadsheetRefusal('tooManyMerges');
    },
  });
  for await (const _ of parsing);
  return merges;
}

/** The list of merged cells as it stands in the sheet. */
async function lookThrough(chunks: AsyncIterable<Buffer>, limits: SpreadsheetLimits): Promise<string | null> {
  const count = createLineCounter(limits);
  let tags = 0;
  let tail = '';
  let closing: string | null = null;
  for await (const chunk of chunks) {
    tags += countTags(chunk);
    if (tags > MOST_TAGS) throw new SpreadsheetRefusal('tooManyCells', { tags });
    tail += chunk.toString('latin1');
    if (closing === null) {
      const opening = MERGES.exec(tail);
      if (!opening) {
        count(tail.slice(0, -OVERLAP));
        tail = tail.slice(-OVERLAP);
        continue;
      }
      closing = `</${opening[1] ?? ''}mergeCells>`;
      tail = tail.slice(opening.index);
    }
    const end = tail.indexOf(closing);
    if (end !== -1) return tail.slice(0, end + closing.length);
    if (tail.length > limits.mergedRanges * BYTES_OF_A_RANGE) throw new SpreadsheetRefusal('tooManyMerges');
  }
  return null;
}

function countTags(chunk: Buffer): number {
  let tags = 0;
  for (let at = chunk.indexOf(LESS_THAN); at !== -1; at = chunk.indexOf(LESS_THAN, at + 1)) tags += 1;
  return tags;
}

function createLineCounter(limits: SpreadsheetLimits): (text: string) => void {
  let named = 0;
  let filled = 0;
  let cells = 0;
  let isFilled = false;
  return (text) => {
    for (const [, name = ''] of text.matchAll(LINE_CELL_OR_VALUE)) {
      if (name.startsWith('r')) {
        named += 1;
        isFilled = false;
      } else if (name.startsWith('c')) cells += 1;
      else if (!isFilled) {
        filled += 1;
        isFilled = true;
      }
    }
    if (cells > limits.cells) throw new SpreadsheetRefusal('tooManyCells', { cells });
    if (named > limits.namedRows || filled > (limits.rows + LINES_ABOVE_HEADINGS) * FAR_TOO_MANY) {
      throw new SpreadsheetRefusal('tooManyRows', { named, filled });
    }
  };
}

async function* asChunks(text: string): AsyncGenerator<Buffer> {
  yield await Promise.resolve(Buffer.from(text, 'latin1'));
}
