import type { ServerResponse } from 'node:http';
import { countLive } from '../../telemetry/metrics.ts';

/** A viewer for whom this much still waits when the next event comes is dropped: it connects anew and gets the newest state. */
const MAX_WAITING_BYTES = 64 * 1024;

/**
 * Writes the same bytes to every viewer, without a copy for each, and past the response: its head is out, its body has no frames,
 * and what it does around each write would take longer than the write itself.
 */
export function sendTo(viewers: Iterable<ServerResponse>, bytes: Buffer): void {
  for (const viewer of viewers) {
    if (viewer.writableEnded || viewer.destroyed) continue;
    // One without a socket stands behind another stream on the same connection, and would never be served.
    if (viewer.socket && viewer.socket.writableLength <= MAX_WAITING_BYTES) {
      viewer.socket.write(bytes);
    } else {
      countLive('dropped');
      viewer.destroy();
    }
  }
}
