import { addressKey } from '@jiwu/kernel';
import { CHALLENGE_HEADER, type Endpoint, rules } from '@jiwu/contract';
import type { Span } from '@opentelemetry/api';
import type { FastifyRequest } from 'fastify';
import type { Caller, PresentCaller } from '../caller/Caller.ts';
import type { StaffCaller } from '../caller/StaffCaller.ts';
import type { Tx } from '../database/Tx.ts';
import { ShopError } from '../errors/ShopError.ts';
import type { Services } from '../services.ts';
import { BROWSER_ID } from './callerKey.ts';
import { assertAudited } from './assertAudited.ts';
import { readDeviceKey, writeDeviceKey } from './deviceCookie.ts';
import { findReplay, writeOnce, type WriteRequest } from './writeOnce.ts';

/** The facts of a request besides its input. `S`: the services, with the registries that composition joined to them. */
export interface RequestContext<S extends Services = Services> {
  readonly services: S;
  readonly caller: Caller | null;
  /** The caller of an endpoint that needs one. */
  readonly user: () => Caller;
  /** The caller of a staff endpoint. */
  readonly staff: () => StaffCaller;
  /** The browser identifier from the header `anonymous`; refuses when it is missing. */
  readonly browserId: () => string;
  /** The random key of a guest's cart from the header `Cart-Key`; null when there is none. */
  readonly cartKey: () => string | null;
  readonly address: string;
  /** The address as limits count it. */
  readonly addressKey: string;
  readonly userAgent: string;
  /** The header `Challenge-Proof`; empty when there is none. */
  readonly proof: string;
  /** The key by which this browser is known again, from its cookie; null when it has none. */
  readonly deviceKey: () => string | null;
  /** Gives the browser that key, with the answer; a refusal gives it nothing. */
  readonly keepDeviceKey: (key: string) => void;
  /** Cookies of the answer. */
  readonly cookies: readonly string[];
  readonly fileIds: readonly string[];
  readonly request: FastifyRequest;
  /**
   * Runs the write in one transaction, at most once for one idempotency key; its return value is the endpoint's whole
   * answer, which is given again when the same request comes again. Slow preparation (hashing, outside calls) belongs
   * before it, and is skipped on a repetition. `seen` is input that is not in the parsed body, such as an upload.
   * A write by staff must record an audit row, or it is rolled back.
   */
  readonly write: <T>(work: (tx: Tx) => Promise<T>, seen?: unknown) => Promise<T>;
  /** Whether `write` has done its work, with its audit row when staff asked. */
  readonly hasWritten: () => boolean;
  /**
   * The answer to an earlier identical request, if there was one: for an endpoint that claims last and refuses before it writes.
   */
  readonly findReplay: () => Promise<{ answer: unknown } | null>;
  /** The request as the idempotency key knows it. */
  readonly writeRequest: (seen?: unknown) => WriteRequest;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: PresentCaller | null;
    staff: StaffCaller | null;
    /** Why its caller may not use the endpoint; told once the caller was counted. */
    refusal: ShopError | null;
    /** Set when the request begins. */
    span: Span | null;
  }
}

export function createContext<S extends Services>(facts: {
  services: S;
  request: FastifyRequest;
  endpointName: string;
  endpoint: Endpoint;
}): RequestContext<S> {
  const { services, request } = facts;
  const { caller, staff } = request;
  const browserId = () => {
    const given = headerText(request, 'anonymous');
    if (!BROWSER_ID.test(given)) throw new ShopError('BROWSER_ID_MISSING');
    return given;
  };
  const writeRequest = (seen?: unknown): WriteRequest => ({
    key: headerText(request, 'idempotency-key'),
    scope: () => (staff ? `staff:${staff.staffId}` : caller ? `user:${caller.userId}` : `browser:${browserId()}`),
    endpoint: facts.endpointName,
    claimsLast: facts.endpoint.claimsLast ?? false,
    input: [request.params, request.query, request.body, seen],
  });
  const cookies: string[] = [];
  let hasWritten = false;
  return {
    services,
    caller,
    proof: headerText(request, CHALLENGE_HEADER.toLowerCase()),
    deviceKey: () => readDeviceKey(facts.endpoint, headerText(request, 'cookie')),
    keepDeviceKey: (key) => void cookies.push(writeDeviceKey(services.config, facts.endpoint, key)),
    cookies,
    user() {
      if (!caller) throw new ShopError('TOKEN_MISSING');
      return caller;
    },
    staff() {
      if (!staff) throw new ShopError('TOKEN_MISSING');
      return staff;
    },
    browserId,
    cartKey() {
      const given = headerText(request, 'cart-key');
      return rules.cart.keyPattern.test(given) ? given : null;
    },
    address: request.ip,
    addressKey: addressKey(request.ip),
    userAgent: headerText(request, 'user-agent').slice(0, 300),
    fileIds: headerText(request, 'file-ids').toLowerCase().split(',').filter(Boolean),
    request,
    writeRequest,
    findReplay: () => findReplay(services, writeRequest()),
    hasWritten: () => hasWritten,
    async write(work, seen) {
      const answer = await writeOnce(services, writeRequest(seen), async (tx) => {
        const made = await work(tx);
        if (staff) await assertAudited(tx);
        return made;
      });
      hasWritten = true;
      return answer;
    },
  };
}

function headerText(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}
