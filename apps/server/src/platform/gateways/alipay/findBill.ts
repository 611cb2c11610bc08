import { z } from 'zod';
import { downloadBill } from '../bills/downloadBill.ts';
import { GatewayError } from '../GatewayError.ts';
import { readReply } from '../readReply.ts';
import type { AlipayConfig } from './AlipayConfig.ts';
import type { AlipayClient } from './createAlipayClient.ts';

const NONE = new Set(['isp.bill_not_exist', 'isv.bill_not_exist']);
const bill = z.object({ bill_download_url: z.url({ protocol: /^https?$/ }) });

/** How to have a bill written to disk. Null: one code for a day without business and for a bill that is not written yet. */
export async function findBill(
  config: AlipayConfig,
  client: AlipayClient,
  question: { readonly bill_type: 'trade' | 'signcustomer'; readonly bill_date: string },
): Promise<((file: string) => Promise<void>) | null> {
  const { code, data } = await client.call('alipay.data.dataservice.bill.downloadurl.query', question);
  if (code !== undefined && NONE.has(code)) return null;
  if (code !== undefined) throw new GatewayError('refused', code);
  const { bill_download_url: address } = readReply(bill, data);
  return (file) => downloadBill(config, address, file);
}
