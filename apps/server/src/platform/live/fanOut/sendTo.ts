import type { ServerResponse } from 'node:http';
import { countLive } from '../../telemetry/metrics.ts';

/** A viewer for whom this much still waits when the next event comes is dropped: it connects anew and gets the newest state. */
const MAX_WAITING_BYTES = 64 * 1024;

/** Writes the same bytes to every viewer, without a copy for each. */
export function sendTo(viewers: Iterable<ServerResponse>, bytes: Buffer): void {
  for (const viewer of viewers) {
    if (viewer.writableEnded || viewer.destroyed) continue;
    if ((viewer.socket?.writableLength ?? 0) <= MAX_WAITING_BYTES) {
      viewer.write(bytes);
    } else {
      countLive('dropped');
      viewer.destroy();
    }
  }
}
