import { createReadStream } from 'node:fs';
import { readBillFile } from '../bills/readBillFile.ts';
import type { FundBill } from '../Gateway.ts';
import type { WechatClient } from './createWechatClient.ts';
import { findBill } from './findBill.ts';
import { parseFundBill } from './parseFundBill.ts';

/** The fund-flow bill of the account that trades are paid into. */
export async function readFunds(client: WechatClient, day: string): Promise<FundBill> {
  const save = await findBill(client, '/v3/bill/fundflowbill', { bill_date: day, account_type: 'BASIC' });
  return save ? readBillFile({ save, read: (file) => parseFundBill(createReadStream(file)) }) : [];
}
