import { createRowGuard } from '../createRowGuard.ts';
import type { SpreadsheetLimits } from '../spreadsheetLimits.ts';
import { SpreadsheetRefusal } from '../SpreadsheetRefusal.ts';
import type { CellDoubt, SpreadsheetRow } from '../SpreadsheetRow.ts';
import { findPlace } from './cellPlaces.ts';
import { type CellBook, createCellReader } from './createCellReader.ts';
import { createMergeFiller } from './createMergeFiller.ts';
import type { TallMerge } from './surveySheet.ts';
import { parseXml, type XmlAttributes } from './parseXml.ts';
import { isOn } from './readWorkbook.ts';

const LAST_ROW = 1_048_576;

interface Sheet {
  readonly chunks: AsyncIterable<Buffer>;
  readonly book: CellBook;
  readonly merges: readonly TallMerge[];
}

/** The rows of a sheet as they are inflated: no more of them are in memory than one chunk of the archive holds. */
export async function* readSheet(
  { chunks, book, merges }: Sheet,
  limits: SpreadsheetLimits,
): AsyncGenerator<SpreadsheetRow> {
  const ready: SpreadsheetRow[] = [];
  const guard = createRowGuard(limits);
  const filler = createMergeFiller(merges);
  const reader = createCellReader(book, limits);
  let isInData = false;
  let isInCell = false;
  let isOver = false;
  let namedRows = 0;
  let namedCells = 0;
  let row = { number: 0, isHidden: false };
  let cells: string[] = [];
  let doubts: CellDoubt[] = [];
  let column = -1;

  function startRow({ r, hidden }: XmlAttributes): void {
    const number = r === undefined ? row.number + 1 : Number(r);
    const isInOrder = Number.isInteger(number) && number > row.number && number <= LAST_ROW;
    if (!isInOrder) throw new SpreadsheetRefusal('broken', { row: r });
    namedRows += 1;
    if (namedRows > limits.namedRows) throw new SpreadsheetRefusal('tooManyRows', { row: number });
    row = { number, isHidden: isOn(hidden) };
    cells = [];
    doubts = [];
    column = -1;
  }

  function startCell(attributes: XmlAttributes): void {
    const { r } = attributes;
    const place = r === undefined ? { column: column + 1 } : findPlace(r);
    if (!place) throw new SpreadsheetRefusal('broken', { cell: r });
    column = place.column;
    namedCells += 1;
    if (namedCells > limits.cells) throw new SpreadsheetRefusal('tooManyCells');
    isInCell = true;
    reader.start(attributes);
  }

  function endCell(): void {
    isInCell = false;
    const { text, doubt } = reader.take();
    if (text === '' && doubt === null) return;
    if (column >= limits.columns) throw new SpreadsheetRefusal('tooManyColumns', { row: row.number });
    cells[column] = text;
    if (doubt) doubts.push({ column, kind: doubt });
  }

  const parsing = parseXml(chunks, {
    open(name, attributes) {
      if (isInCell) reader.open(name);
      else if (name === 'sheetData') isInData = true;
      else if (isInData && name === 'row') startRow(attributes);
      else if (isInData && name === 'c') startCell(attributes);
    },
    text(text) {
      if (isInCell) reader.text(text);
    },
    close(name) {
      if (isInCell && name !== 'c') reader.close(name);
      else if (isInCell) endCell();
      else if (isInData && name === 'row') {
        const full = guard({ ...row, cells: filler(row.number, cells), doubts });
        if (full) ready.push(full);
      } else if (name === 'sheetData') {
        isInData = false;
        isOver = true;
      }
    },
  });
  for await (const _ of parsing) {
    yield* ready.splice(0);
    if (isOver) return;
  }
  yield* ready;
}
