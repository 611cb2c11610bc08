import type { Span } from '@opentelemetry/api';
import type { FastifyRequest } from 'fastify';
import type { Tx } from '../database/createDatabase.ts';
import { ShopError } from '../errors/ShopError.ts';
import type { Services } from '../services.ts';
import { writeOnce } from './writeOnce.ts';

/** Who a valid token speaks for. */
export interface Caller {
  readonly userId: string;
  readonly sessionId: string;
}

/** What a handler knows of the request besides its input. */
export interface RequestContext {
  readonly services: Services;
  readonly caller: Caller | null;
  /** The caller of an endpoint that needs one. */
  readonly user: () => Caller;
  /** The browser identifier from the header `anonymous`; refuses when it is missing. */
  readonly browserId: () => string;
  readonly address: string;
  readonly userAgent: string;
  readonly fileIds: readonly string[];
  readonly request: FastifyRequest;
  /**
   * Runs the write in one transaction, at most once for one idempotency key. Slow preparation (hashing, outside
   * calls) belongs before it; a handler calls it once. `seen` is input that is not in the parsed body, such as an upload.
   */
  readonly write: <T>(work: (tx: Tx) => Promise<T>, seen?: unknown) => Promise<T>;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
    /** Set when the request begins. */
    span: Span | null;
  }
}

const BROWSER_ID = /^[A-Za-z0-9_-]{8,64}$/;

export function createContext(facts: {
  services: Services;
  request: FastifyRequest;
  endpointName: string;
}): RequestContext {
  const { services, request } = facts;
  const { caller } = request;
  const browserId = () => {
    const given = headerText(request, 'anonymous');
    if (!BROWSER_ID.test(given)) throw new ShopError('BROWSER_ID_MISSING');
    return given;
  };
  return {
    services,
    caller,
    user() {
      if (!caller) throw new ShopError('TOKEN_MISSING');
      return caller;
    },
    browserId,
    address: request.ip,
    userAgent: headerText(request, 'user-agent').slice(0, 300),
    fileIds: headerText(request, 'file-ids').split(',').filter(Boolean),
    request,
    write: (work, seen) =>
      writeOnce(
        services,
        {
          key: headerText(request, 'idempotency-key'),
          scope: () => (caller ? `user:${caller.userId}` : `browser:${browserId()}`),
          endpoint: facts.endpointName,
          input: [request.params, request.query, request.body, seen],
        },
        work,
      ),
  };
}

function headerText(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}
