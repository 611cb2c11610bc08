import { readBillFile } from '../bills/readBillFile.ts';
import { readZip } from '../bills/readZip.ts';
import type { FundBill, FundLine } from '../Gateway.ts';
import type { AlipayConfig } from './AlipayConfig.ts';
import type { AlipayClient } from './createAlipayClient.ts';
import { decodeGbk } from './decodeGbk.ts';
import { findBill } from './findBill.ts';
import { parseAccountBill } from './parseAccountBill.ts';

/** The bill of the merchant's own account, which Alipay calls signcustomer. */
export async function readFunds(config: AlipayConfig, client: AlipayClient, day: string): Promise<FundBill | null> {
  const save = await findBill(config, client, { bill_type: 'signcustomer', bill_date: day });
  return save && readBillFile({ save, read: readArchive });
}

async function* readArchive(file: string): AsyncGenerator<FundLine, void, undefined> {
  for await (const table of readZip(file)) yield* parseAccountBill(decodeGbk(table));
}
