import type { rules } from '@jiwu/contract';
import { fenToYuan, monthSpan } from '@jiwu/kernel';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { toShanghaiTime } from '../../../../platform/clock/shanghaiTime.ts';
import type { SheetColumn } from '../../../../platform/spreadsheets/write/SheetTable.ts';
import { csvText } from '../../../../platform/spreadsheets/write/writeCsv.ts';
import { type EntryPosition, listEntries, userAccount } from '../../ledger/index.ts';
import { statementItem } from './statementItem.ts';
import { kindsOf } from './statementKinds.ts';

const BATCH = 1000;
/** More lines than anyone reads; keeps one request from holding a whole year of a reseller in memory. */
const MOST = 50_000;

interface Input {
  readonly userId: string;
  readonly month: string;
  readonly group?: (typeof rules.wallet.statementGroups)[number] | undefined;
}

const columns: readonly SheetColumn[] = [
  { heading: '时间', kind: 'text' },
  { heading: '类型', kind: 'text' },
  { heading: '缘由', kind: 'text' },
  { heading: '金额（元）', kind: 'number' },
  { heading: '余额（元）', kind: 'number' },
  { heading: '编号', kind: 'code' },
];

/** A month as CSV. */
export async function exportStatement(db: Reader, input: Input): Promise<string> {
  const span = { account: userAccount(input.userId, 'balance'), ...monthSpan(input.month) };
  const kinds = input.group && kindsOf(input.group);
  const rows: string[][] = [];
  let before: EntryPosition | undefined;
  do {
    const entries = await listEntries(db, { ...span, kinds, before, limit: BATCH });
    for (const entry of entries) {
      const { at, title, reason, amountFen, balanceFen, cause } = statementItem(entry);
      rows.push([toShanghaiTime(new Date(at)), title, reason, fenToYuan(amountFen), fenToYuan(balanceFen), cause.id]);
    }
    before = entries.length === BATCH ? entries.at(-1) : undefined;
  } while (before && rows.length < MOST);
  return await csvText({ columns, rows });
}
