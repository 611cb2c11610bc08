import { stringify } from 'csv-stringify/sync';
import type { rules } from '@jiwu/contract';
import { fenToYuan, monthSpan } from '@jiwu/kernel';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { toShanghaiTime } from '../../../../platform/clock/shanghaiTime.ts';
import { plainText } from '../../../../platform/csv/plainText.ts';
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

/** A month as CSV, with the mark by which spreadsheets know UTF-8. */
export async function exportStatement(db: Reader, input: Input): Promise<string> {
  const span = { account: userAccount(input.userId, 'balance'), ...monthSpan(input.month) };
  const kinds = input.group && kindsOf(input.group);
  const rows: string[][] = [];
  let before: EntryPosition | undefined;
  do {
    const entries = await listEntries(db, { ...span, kinds, before, limit: BATCH });
    for (const entry of entries) {
      const { at, title, reason, amountFen, balanceFen, cause } = statementItem(entry);
      rows.push([
        toShanghaiTime(new Date(at)),
        title,
        plainText(reason),
        fenToYuan(amountFen),
        fenToYuan(balanceFen),
        cause.id,
      ]);
    }
    before = entries.length === BATCH ? entries.at(-1) : undefined;
  } while (before && rows.length < MOST);
  return stringify([['时间', '类型', '缘由', '金额（元）', '余额（元）', '编号'], ...rows], {
    bom: true,
    record_delimiter: 'windows',
  });
}
