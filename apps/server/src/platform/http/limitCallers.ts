import { addressKey } from '@jiwu/kernel';
import type { Endpoint } from '@jiwu/contract';
import type { FastifyRequest } from 'fastify';
import { ShopError } from '../errors/ShopError.ts';
import type { MinuteCounts } from '../limits/createMinuteCounts.ts';
import type { Services } from '../services.ts';
import { browserIdOf, guestKey } from './callerKey.ts';
import type { Authenticate } from './identifyCaller.ts';

interface Input {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly services: Services;
  readonly authenticate: Authenticate;
  /** Of all endpoints together. */
  readonly counts: MinuteCounts;
}

/** The limits of one endpoint that are kept in this process (decision 0037). Each refuses by throwing. */
export interface CallerLimits {
  /** For one caller, in a minute. */
  readonly maxPerMinute: number;
  /** Guests, by browser and address, and all guests of an address together. Users are counted elsewhere. */
  readonly limitGuest: (request: FastifyRequest) => void;
  /** Users by themselves: many of a rush share an address. */
  readonly limitUser: (request: FastifyRequest) => void;
  /** Public reads, for which nobody is identified: guests first, and only beyond their limit whose token it is. Null: it may go on. */
  readonly limitReader: (request: FastifyRequest) => null | Promise<void>;
}

export function limitCallers({ name, endpoint, services, authenticate, counts }: Input): CallerLimits {
  const { config, clock } = services;
  const own = endpoint.perMinute;
  // A rush counts by user anyway, and its tests are about that number.
  const factor = endpoint.isRushed ? 1 : config.LIMIT_FACTOR;
  const maxPerMinute = own === undefined ? config.REQUESTS_PER_MINUTE : own * factor;
  const waitMs = (who: string, max = maxPerMinute): number => {
    const { count, restMs } = counts(`${name} ${who}`, clock().getTime());
    return count > max ? restMs : 0;
  };
  const addressWaitMs = (request: FastifyRequest) =>
    waitMs(addressKey(request.ip), maxPerMinute * config.CALLERS_PER_ADDRESS);
  /** A flood out of one browser does not use up what its address has. */
  const guestWaitMs = (request: FastifyRequest) => waitMs(guestKey(request)) || addressWaitMs(request);
  /** Pages that the shop renders for somebody are read without a browser id: these count for the address alone. */
  const readerWaitMs = (request: FastifyRequest) =>
    browserIdOf(request) === '' ? addressWaitMs(request) : guestWaitMs(request);

  const limitSigned = async (request: FastifyRequest, wait: number): Promise<void> => {
    const token = String(request.headers['token'] ?? '');
    const userId = token === '' ? null : await authenticate.signedUser(token);
    if (userId === null) return refuse(wait);
    refuse(waitMs(`user:${userId}`));
  };
  return {
    maxPerMinute,
    limitGuest: (request) => refuse(guestWaitMs(request)),
    limitUser: (request) => refuse(waitMs(`user:${request.caller?.userId ?? ''}`)),
    limitReader(request) {
      const wait = readerWaitMs(request);
      return wait === 0 ? null : limitSigned(request, wait);
    },
  };
}

function refuse(waitMs: number): void {
  if (waitMs > 0) throw new ShopError('TOO_MANY_REQUESTS', { waitMs });
}
