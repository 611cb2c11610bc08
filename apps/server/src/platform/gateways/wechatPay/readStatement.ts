import { createReadStream } from 'node:fs';
import type { RawBill, Statement } from '../Gateway.ts';
import { readBillFile } from '../bills/readBillFile.ts';
import type { WechatClient } from './createWechatClient.ts';
import { findBill } from './findBill.ts';
import { parseTradeBill } from './parseTradeBill.ts';

const findTradeBill = (client: WechatClient, day: string) =>
  findBill(client, '/v3/bill/tradebill', { bill_date: day, bill_type: 'ALL' });

export async function findRawStatement(client: WechatClient, day: string): Promise<RawBill | null> {
  const save = await findTradeBill(client, day);
  return save && { ending: 'csv', save };
}

export async function readStatement(client: WechatClient, day: string): Promise<Statement> {
  const save = await findTradeBill(client, day);
  return save ? readBillFile({ save, read: (file) => parseTradeBill(createReadStream(file)) }) : [];
}
