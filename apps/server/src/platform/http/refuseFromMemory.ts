import type { IncomingHttpHeaders, Server } from 'node:http';
import { type Endpoint, type ErrorCode, errorCodes, userTypeOf } from '@jiwu/contract';
import type { ShopError } from '../errors/ShopError.ts';
import { recordRequest } from '../telemetry/metrics.ts';
import { putAhead } from './putAhead.ts';
import { securityHeaders } from './securityHeaders.ts';

/** For each endpoint that many call at once: why a request is refused, from memory alone; null to go on. */
export type RushRefusals<T extends Record<string, Endpoint>> = {
  readonly [N in keyof T as T[N] extends { readonly isRushed: true } ? N : never]: RushRefusal;
};

export type RushRefusal = (params: Readonly<Record<string, string>>, headers: IncomingHttpHeaders) => ShopError | null;

interface Rushed {
  readonly method: string;
  readonly route: string;
  /** The plain form of its address; any other goes through the router. */
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

/** Refuses a rush ahead of everything else: of tens of thousands within seconds nearly all are told the same. */
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
  putAhead(server, (request, response) => {
    for (const { method, route, pattern, names, userType, refusalOf } of rushed) {
      if (request.method !== method) continue;
      const found = pattern.exec(request.url ?? '');
      if (!found || (request.headers['user-type'] ?? userType) !== userType) continue;
      const params = Object.fromEntries(names.map((name, nth) => [name, found[nth + 1] ?? '']));
      const refusal = refusalOf(params, request.headers);
      if (!refusal) continue;
      const bytes = bytesOf(refusal.errorCode);
      response.writeHead(bytes.status, bytes.headers);
      response.end(bytes.body);
      recordRequest({ method, route, status: bytes.status, ms: 0, statements: 0 });
      return true;
    }
    return false;
  });
}

function rushedOf(endpoint: Endpoint, refusalOf: RushRefusal): Rushed {
  const route = (endpoint.base ?? '/api') + endpoint.path;
  return {
    method: endpoint.method,
    route,
    pattern: new RegExp(`^${route.replaceAll(/:\w+/g, '([\\w-]{1,64})')}$`),
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
