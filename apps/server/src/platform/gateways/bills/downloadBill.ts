import { GatewayError } from '../GatewayError.ts';
import { BILL_TIMEOUT_MS, MAX_BILL_BYTES, saveBill } from './saveBill.ts';

/**
 * Downloads the file whose address a signed reply named. The file has neither signature nor hash, so only https proves its
 * origin: plain http is allowed only where the gateway itself uses it, which production refuses without ALLOW_SANDBOX.
 */
export async function downloadBill(
  config: { readonly gatewayUrl: string },
  address: string,
  file: string,
  maxBytes = MAX_BILL_BYTES,
): Promise<void> {
  const isSafe = new URL(address).protocol === 'https:' || new URL(config.gatewayUrl).protocol === 'http:';
  if (!isSafe) throw new GatewayError('unknown', 'BAD_ADDRESS');
  try {
    // A redirect could lead anywhere.
    const reply = await fetch(address, { signal: AbortSignal.timeout(BILL_TIMEOUT_MS), redirect: 'error' });
    if (!reply.ok) throw new GatewayError('unknown', `HTTP_${reply.status}`);
    await saveBill((reply.body ?? []) as AsyncIterable<Uint8Array>, file, maxBytes);
  } catch (error) {
    if (error instanceof GatewayError) throw error;
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
    throw new GatewayError('unknown', timedOut ? 'TIMEOUT' : 'UNREACHABLE');
  }
}
