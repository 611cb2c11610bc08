import { createReadStream } from 'node:fs';
import type { Statement } from '../Gateway.ts';
import { readBillFile } from '../bills/readBillFile.ts';
import type { WechatClient } from './createWechatClient.ts';
import { findBill } from './findBill.ts';
import { parseTradeBill } from './parseTradeBill.ts';

export async function readStatement(client: WechatClient, day: string): Promise<Statement> {
  const save = await findBill(client, '/v3/bill/tradebill', { bill_date: day, bill_type: 'ALL' });
  return save ? readBillFile({ save, read: (file) => parseTradeBill(createReadStream(file)) }) : [];
}
