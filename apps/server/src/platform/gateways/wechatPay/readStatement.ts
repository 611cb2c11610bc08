import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { StatementLine } from '../Gateway.ts';
import { GatewayError } from '../GatewayError.ts';
import { readReply } from '../readReply.ts';
import type { WechatClient } from './createWechatClient.ts';
import { parseTradeBill } from './parseTradeBill.ts';

const bill = z.object({
  hash_type: z.literal('SHA1'),
  hash_value: z.string().regex(/^[\da-f]{40}$/i),
  download_url: z.url(),
});

export async function readStatement(client: WechatClient, day: string): Promise<readonly StatementLine[]> {
  const query = new URLSearchParams({ bill_date: day, bill_type: 'ALL' }).toString();
  const { code, data } = await client.call({ method: 'GET', path: `/v3/bill/tradebill?${query}` });
  if (code === 'NO_STATEMENT_EXIST') return [];
  // Not ready is no decision: it will be.
  if (code !== undefined) throw new GatewayError(code === 'STATEMENT_CREATING' ? 'unknown' : 'refused', code);
  const { download_url: address, hash_value: hash } = readReply(bill, data);
  const file = await client.download(new URL(address));
  // The download bears no signature: the hash in the signed reply stands for it.
  if (createHash('sha1').update(file).digest('hex') !== hash.toLowerCase()) {
    throw new GatewayError('unknown', 'BAD_HASH');
  }
  return parseTradeBill(file);
}
