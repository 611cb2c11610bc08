import type { SheetColumn } from './SheetTable.ts';
import { writeXlsx } from './writeXlsx.ts';

interface ColumnToFill extends SheetColumn {
  readonly example: string;
  readonly note: string;
  readonly needed: unknown;
}

interface Template {
  readonly sheetName: string;
  readonly columns: readonly ColumnToFill[];
  /** Columns that are understood, too, if people add them. */
  readonly others: readonly ColumnToFill[];
  /** What does not happen when the example is left where it is: 下单. */
  readonly notDone: string;
}

/** The workbook that people fill in: headings with one example, and a second sheet that says what belongs into each column. */
export function writeTemplate({ sheetName, columns, others, notDone }: Template): AsyncGenerator<Uint8Array> {
  return writeXlsx([
    { name: sheetName, columns, rows: [columns.map(({ example }) => example)] },
    {
      name: '填写说明',
      columns: [
        { heading: '列', kind: 'text', width: 14 },
        { heading: '是否必填', kind: 'text', width: 14 },
        { heading: '怎么填', kind: 'text', width: 70 },
      ],
      rows: [
        ...columns.map(({ heading, needed, note }) => [heading, needed === 'never' ? '选填' : '必填', note]),
        ...others.map(({ heading, note }) => [heading, '可以加这一列', note]),
        ['示例', '', `“${sheetName}”第 2 行是示例，照着填，填好后删去；没删也不会${notDone}。`],
      ],
    },
  ]);
}
