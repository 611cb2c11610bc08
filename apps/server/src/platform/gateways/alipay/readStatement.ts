import { createRequire } from 'node:module';
import { z } from 'zod';
import type { StatementLine } from '../Gateway.ts';
import { GatewayError } from '../GatewayError.ts';
import { readReply } from '../readReply.ts';
import type { AlipayConfig } from './AlipayConfig.ts';
import type { AlipayClient } from './createAlipayClient.ts';
import { downloadBill } from './downloadBill.ts';
import { parseTradeBill } from './parseTradeBill.ts';

// oxlint-disable-next-line typescript/consistent-type-imports
type Zip = typeof import('fflate');
const require = createRequire(import.meta.url);

const MAX_BILL_BYTES = 256 * 1024 * 1024;
const NONE = new Set(['isp.bill_not_exist', 'isv.bill_not_exist']);
const bill = z.object({ bill_download_url: z.url({ protocol: /^https?$/ }) });

export async function readStatement(
  config: AlipayConfig,
  client: AlipayClient,
  day: string,
): Promise<readonly StatementLine[] | null> {
  const { code, data } = await client.call('alipay.data.dataservice.bill.downloadurl.query', {
    bill_type: 'trade',
    bill_date: day,
  });
  // One code for a day without business and for a bill that is not written yet.
  if (code !== undefined && NONE.has(code)) return null;
  if (code !== undefined) throw new GatewayError('refused', code);
  const zip = await downloadBill(config, readReply(bill, data).bill_download_url);
  return unpack(zip).flatMap((file) => parseTradeBill(file));
}

/** The file names inside are GBK, which ZIP does not know: each file is recognised by its first lines. */
function unpack(zip: Uint8Array): string[] {
  const { unzipSync } = require('fflate') as Zip;
  try {
    const files = unzipSync(zip, { filter: ({ originalSize }) => originalSize <= MAX_BILL_BYTES });
    return Object.values(files).map((bytes) => new TextDecoder('gbk').decode(bytes));
  } catch {
    throw new GatewayError('unknown', 'BAD_REPLY');
  }
}
