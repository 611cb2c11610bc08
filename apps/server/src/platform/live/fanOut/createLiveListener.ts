import { addressKey } from '@jiwu/kernel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ShopError } from '../../errors/ShopError.ts';
import { refuseRaw } from '../../http/refuseRaw.ts';
import { createAddressLimit } from '../../limits/createAddressLimit.ts';
import type { Log } from '../../log/createLog.ts';
import { countLive } from '../../telemetry/metrics.ts';
import type { FanOut } from './createFanOut.ts';
import type { Seats } from './createSeats.ts';
import { frames, welcomeFrame } from './frames.ts';
import type { PublicChannel } from './PublicChannel.ts';
import { readLiveAddress } from './readLiveAddress.ts';

interface ListenerOptions {
  readonly fanOut: FanOut;
  readonly channels: Readonly<Record<string, PublicChannel>>;
  readonly seats: Seats;
  readonly visitorAddress: (request: IncomingMessage) => string;
  readonly opensPerMinute: number;
  /** Sent with every answer. */
  readonly headers: Readonly<Record<string, string>>;
  readonly log: Log;
}

type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Answers `GET /live/<name>/<id>` to anyone with a stream of server-sent events. Never rejects. */
export function createLiveListener(options: ListenerOptions): Listener {
  const { fanOut, channels, seats, headers, log } = options;
  const waitMs = createAddressLimit(options.opensPerMinute);
  const streamHeaders = {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    connection: 'close',
  };

  const takeSeat = (visitor: string): (() => void) => {
    if (waitMs(visitor, Date.now()) > 0) throw new ShopError('TOO_MANY_REQUESTS');
    const leave = seats.take(visitor);
    if (leave === 'addressFull') throw new ShopError('TOO_MANY_REQUESTS');
    if (leave === 'allFull') throw new ShopError('UNAVAILABLE');
    return leave;
  };
  const answer: Listener = async (request, response) => {
    if (request.method !== 'GET') throw new ShopError('NOT_FOUND');
    const { name, id, lastEventId: knownByHand } = readLiveAddress(request.url ?? '');
    const source = Object.hasOwn(channels, name) ? channels[name] : undefined;
    if (!source) throw new ShopError('NOT_FOUND');
    response.once('close', takeSeat(addressKey(options.visitorAddress(request))));
    const found = await fanOut.find(name, source, id);
    // From here to the end in one turn: no change can come between the state that is sent and the joining.
    const state = found.state();
    if (!state) throw new ShopError('NOT_FOUND');
    if (response.destroyed) return;
    const known = request.headers['last-event-id'] ?? knownByHand;
    const isKnown = state.id === known;
    if (state.isLast && isKnown) {
      response.writeHead(204, headers).end(); // a browser takes this as the end
      return;
    }
    // The stream ends with its connection, so events need no frames of HTTP around them, and one buffer serves all.
    response.useChunkedEncodingByDefault = false;
    response.writeHead(200, streamHeaders);
    response.write(welcomeFrame(state, isKnown));
    if (state.isLast) {
      response.end(frames.end);
      return;
    }
    if (found.isStale()) response.write(frames.stale);
    found.join(response);
  };

  return async (request, response) => {
    try {
      await answer(request, response);
    } catch (error) {
      countLive('refused');
      if (!(error instanceof ShopError)) log.error({ err: error }, 'a live page could not be opened');
      if (response.headersSent) response.destroy();
      else refuseRaw(response, error instanceof ShopError ? error.errorCode : 'UNAVAILABLE', headers);
    }
  };
}
