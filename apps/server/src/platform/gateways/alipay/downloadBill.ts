import { GatewayError } from '../GatewayError.ts';
import type { AlipayConfig } from './AlipayConfig.ts';

const MAX_ZIP_BYTES = 64 * 1024 * 1024;

/**
 * Downloads the file whose address a signed reply named. The file has neither signature nor hash, so only https proves its
 * origin: plain http is allowed only where the gateway itself uses it, which production refuses without ALLOW_SANDBOX.
 */
export async function downloadBill(
  config: Pick<AlipayConfig, 'gatewayUrl' | 'timeoutMs'>,
  address: string,
  maxBytes = MAX_ZIP_BYTES,
): Promise<Uint8Array> {
  const isSafe = new URL(address).protocol === 'https:' || new URL(config.gatewayUrl).protocol === 'http:';
  if (!isSafe) throw new GatewayError('unknown', 'BAD_ADDRESS');
  try {
    // A redirect could lead anywhere.
    const reply = await fetch(address, { signal: AbortSignal.timeout(config.timeoutMs), redirect: 'error' });
    if (!reply.ok) throw new GatewayError('unknown', `HTTP_${reply.status}`);
    return await readUpTo(reply, maxBytes);
  } catch (error) {
    if (error instanceof GatewayError) throw error;
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
    throw new GatewayError('unknown', timedOut ? 'TIMEOUT' : 'UNREACHABLE');
  }
}

/** The stated length may be wrong or missing: the bytes are counted as they arrive. */
async function readUpTo(reply: Response, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of (reply.body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.byteLength;
    if (length > maxBytes) throw new GatewayError('unknown', 'TOO_LARGE');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
