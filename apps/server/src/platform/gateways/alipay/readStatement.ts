import { readBillFile } from '../bills/readBillFile.ts';
import { readZip } from '../bills/readZip.ts';
import type { RawBill, Statement, StatementLine } from '../Gateway.ts';
import type { AlipayConfig } from './AlipayConfig.ts';
import type { AlipayClient } from './createAlipayClient.ts';
import { decodeGbk } from './decodeGbk.ts';
import { findBill } from './findBill.ts';
import { parseTradeBill } from './parseTradeBill.ts';

export async function findRawStatement(
  config: AlipayConfig,
  client: AlipayClient,
  day: string,
): Promise<RawBill | null> {
  const save = await findBill(config, client, { bill_type: 'trade', bill_date: day });
  return save && { ending: 'zip', save };
}

export async function readStatement(
  config: AlipayConfig,
  client: AlipayClient,
  day: string,
): Promise<Statement | null> {
  const save = await findBill(config, client, { bill_type: 'trade', bill_date: day });
  return save && readBillFile({ save, read: readArchive });
}

/** The file names inside are GBK, which ZIP does not know: each file is recognised by its first lines. */
async function* readArchive(file: string): AsyncGenerator<StatementLine, void, undefined> {
  for await (const table of readZip(file)) yield* parseTradeBill(decodeGbk(table));
}
