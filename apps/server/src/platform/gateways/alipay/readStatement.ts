import { z } from 'zod';
import { downloadBill } from '../bills/downloadBill.ts';
import { readBillFile } from '../bills/readBillFile.ts';
import { readZip } from '../bills/readZip.ts';
import type { Statement, StatementLine } from '../Gateway.ts';
import { GatewayError } from '../GatewayError.ts';
import { readReply } from '../readReply.ts';
import type { AlipayConfig } from './AlipayConfig.ts';
import type { AlipayClient } from './createAlipayClient.ts';
import { decodeGbk } from './decodeGbk.ts';
import { parseTradeBill } from './parseTradeBill.ts';

const NONE = new Set(['isp.bill_not_exist', 'isv.bill_not_exist']);
const bill = z.object({ bill_download_url: z.url({ protocol: /^https?$/ }) });

export async function readStatement(config: AlipayConfig, client: AlipayClient, day: string): Promise<Statement | null> {
  const { code, data } = await client.call('alipay.data.dataservice.bill.downloadurl.query', {
    bill_type: 'trade',
    bill_date: day,
  });
  // One code for a day without business and for a bill that is not written yet.
  if (code !== undefined && NONE.has(code)) return null;
  if (code !== undefined) throw new GatewayError('refused', code);
  const { bill_download_url: address } = readReply(bill, data);
  return readBillFile({ save: (file) => downloadBill(config, address, file), read: readArchive });
}

/** The file names inside are GBK, which ZIP does not know: each file is recognised by its first lines. */
async function* readArchive(file: string): AsyncGenerator<StatementLine, void, undefined> {
  for await (const table of readZip(file)) yield* parseTradeBill(decodeGbk(table));
}
