import { createRequire } from 'node:module';
import { z } from 'zod';
import type { StatementLine } from '../Gateway.ts';
import { GatewayError } from '../GatewayError.ts';
import { readReply } from '../readReply.ts';
import type { AlipayConfig } from './AlipayConfig.ts';
import type { AlipayClient } from './createAlipayClient.ts';
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
): Promise<readonly StatementLine[]> {
  const { code, data } = await client.call('alipay.data.dataservice.bill.downloadurl.query', {
    bill_type: 'trade',
    bill_date: day,
  });
  if (code !== undefined && NONE.has(code)) return [];
  if (code !== undefined) throw new GatewayError('refused', code);
  const zip = await download(readReply(bill, data).bill_download_url, config.timeoutMs);
  return unpack(zip).flatMap((file) => parseTradeBill(file));
}

async function download(address: string, timeoutMs: number): Promise<Uint8Array> {
  try {
    const reply = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    if (!reply.ok) throw new GatewayError('unknown', `HTTP_${reply.status}`);
    return new Uint8Array(await reply.arrayBuffer());
  } catch (error) {
    if (error instanceof GatewayError) throw error;
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
    throw new GatewayError('unknown', timedOut ? 'TIMEOUT' : 'UNREACHABLE');
  }
}

/** The names inside are GBK, which ZIP does not know: what a file is, its first lines say. */
function unpack(zip: Uint8Array): string[] {
  const { unzipSync } = require('fflate') as Zip;
  try {
    const files = unzipSync(zip, { filter: ({ originalSize }) => originalSize <= MAX_BILL_BYTES });
    return Object.values(files).map((bytes) => new TextDecoder('gbk').decode(bytes));
  } catch {
    throw new GatewayError('unknown', 'BAD_REPLY');
  }
}
