import { createHash } from 'node:crypto';
import { OutsideServiceError } from '../outside/OutsideServiceError.ts';
import { readTrackingAnswer } from './readTrackingAnswer.ts';
import type { TrackingAnswer } from './TrackingAnswer.ts';
import type { TrackingConfig } from './TrackingConfig.ts';

interface TrackingQuestion {
  /** As the service calls the carrier. */
  readonly carrier: string;
  readonly trackingNo: string;
  /** The recipient's or sender's phone, its last four digits are enough; null where the carrier does not ask. */
  readonly phoneNumber: string | null;
}

/** Where parcels are: 快递100's real-time query, which knows the carriers of China. */
export interface Tracking {
  readonly query: (question: TrackingQuestion) => Promise<TrackingAnswer>;
}

export function createTracking(config: TrackingConfig): Tracking {
  const url = new URL('/poll/query.do', config.baseUrl);
  return {
    async query({ carrier, trackingNo, phoneNumber }) {
      const param = JSON.stringify({ com: carrier, num: trackingNo, ...(phoneNumber ? { phone: phoneNumber } : {}) });
      const sign = createHash('md5').update(`${param}${config.key}${config.customer}`).digest('hex').toUpperCase();
      const body = new URLSearchParams({ customer: config.customer, sign, param });
      return readTrackingAnswer(await post(url, body, config.timeoutMs), trackingNo);
    },
  };
}

async function post(url: URL, body: URLSearchParams, timeoutMs: number): Promise<string> {
  try {
    const reply = await fetch(url, { method: 'POST', body, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    const text = await reply.text();
    // The service sends its refusals with status 200; any other status comes from a proxy in between.
    if (!reply.ok) throw new OutsideServiceError('tracking', 'badReply', `http ${reply.status}`);
    return text;
  } catch (error) {
    if (error instanceof OutsideServiceError) throw error;
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
    throw new OutsideServiceError('tracking', timedOut ? 'timeout' : 'unreachable');
  }
}
