import { z } from 'zod';
import { GatewayError } from '../GatewayError.ts';
import { readReply } from '../readReply.ts';
import type { WechatClient } from './createWechatClient.ts';

const bill = z.object({
  hash_type: z.literal('SHA1'),
  hash_value: z.string().regex(/^[\da-f]{40}$/i),
  download_url: z.url(),
});

/** How to have a bill written to disk. Null: there is none, because nothing happened. */
export async function findBill(
  client: WechatClient,
  path: string,
  query: Readonly<Record<string, string>>,
): Promise<((file: string) => Promise<void>) | null> {
  const { code, data } = await client.call({ method: 'GET', path: `${path}?${new URLSearchParams(query).toString()}` });
  if (code === 'NO_STATEMENT_EXIST') return null;
  // Not ready is no decision: it will be.
  if (code !== undefined) throw new GatewayError(code === 'STATEMENT_CREATING' ? 'unknown' : 'refused', code);
  const { download_url: address, hash_value: hash } = readReply(bill, data);
  return async (file) => {
    // The download bears no signature: the hash in the signed reply stands for it.
    if ((await client.download(new URL(address), file)) !== hash.toLowerCase()) {
      throw new GatewayError('unknown', 'BAD_HASH');
    }
  };
}
