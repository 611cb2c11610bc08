import type { IncomingHttpHeaders, IncomingMessage, Server } from 'node:http';
import { type Endpoint, type ErrorCode, errorCodes, userTypeOf } from '@jiwu/contract';
import type { ShopError } from '../errors/ShopError.ts';
import { recordRequest } from '../telemetry/metrics.ts';
import { createLine } from './createLine.ts';
import { putAhead } from './putAhead.ts';
import { securityHeaders } from './securityHeaders.ts';

/** For each endpoint that many call at once: why a request is refused, from memory alone; null to go on. */
export type RushRefusals<T extends Record<string, Endpoint>> = {
  readonly [N in keyof T as T[N] extends { readonly isRushed: true } ? N : never]: RushRefusal;
};

type RushRefusal = (params: Readonly<Record<string, string>>, headers: IncomingHttpHeaders) => ShopError | null;

interface Rushed {
  readonly method: string;
  readonly route: string;
  /** Of its address, with or without a query. */
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly userType: string;
  readonly refusalOf: RushRefusal;
}

/** A refusal as it goes over the wire, made once for each code. */
interface Bytes {
  readonly status: number;
  readonly headers: string[];
  readonly body: Buffer;
}

/** So many of a rush are let into the framework at a time: enough to fill the batches in which pieces are taken. */
const AT_ONCE = 128;

/** Refuses a rush ahead of everything else: of tens of thousands within seconds nearly all are told the same. The others stand in line. */
export async function refuseFromMemory<T extends Record<string, Endpoint>>(
  server: Server,
  { endpoints, refusals }: { endpoints: T; refusals: RushRefusals<T> },
): Promise<void> {
  const rushed = Object.entries<RushRefusal>(refusals).map(([name, refusalOf]) =>
    rushedOf(endpoints[name] as Endpoint, refusalOf),
  );
  const headers = await securityHeaders();
  const known = new Map<ErrorCode, Bytes>();
  const bytesOf = (code: ErrorCode): Bytes => {
    const bytes = known.get(code) ?? makeBytes(code, headers);
    known.set(code, bytes);
    return bytes;
  };
  const joinLine = createLine({ atOnce: AT_ONCE });
  putAhead(server, (request, response, goOn) => {
    const found = findRushed(rushed, request);
    if (!found) return false;
    const { method, route, refusalOf, params } = found;
    const beganAt = performance.now();
    const refuse = () => {
      const refusal = refusalOf(params, request.headers);
      if (!refusal) return false;
      const { status, headers: fields, body } = bytesOf(refusal.errorCode);
      response.writeHead(status, fields);
      response.end(body);
      recordRequest({ method, route, status, ms: performance.now() - beganAt, statements: 0 });
      return true;
    };
    joinLine({ response, refuse, goOn });
    return true;
  });
}

function findRushed(rushed: readonly Rushed[], { method, url = '', headers }: IncomingMessage) {
  for (const one of rushed) {
    if (method !== one.method) continue;
    const found = one.pattern.exec(url);
    if (!found || (headers['user-type'] ?? one.userType) !== one.userType) continue;
    return { ...one, params: Object.fromEntries(one.names.map((name, nth) => [name, found[nth + 1] ?? ''])) };
  }
  return null;
}

function rushedOf(endpoint: Endpoint, refusalOf: RushRefusal): Rushed {
  const route = (endpoint.base ?? '/api') + endpoint.path;
  return {
    method: endpoint.method,
    route,
    pattern: new RegExp(`^${route.replaceAll(/:\w+/g, '([\\w-]{1,64})')}(?:\\?|$)`),
    names: [...route.matchAll(/:(\w+)/g)].map(([, name = '']) => name),
    userType: userTypeOf(endpoint),
    refusalOf,
  };
}

function makeBytes(errorCode: ErrorCode, security: Readonly<Record<string, string>>): Bytes {
  const { status, code, msg } = errorCodes[errorCode];
  const body = Buffer.from(JSON.stringify({ flag: false, code, msg, data: null }));
  const headers = {
    ...security,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(body.length),
  };
  return { status, headers: Object.entries(headers).flat(), body };
}
