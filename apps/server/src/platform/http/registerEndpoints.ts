import {
  type Answer,
  type Endpoint,
  envelopeOf,
  type ParsedInput,
  REDIRECT_CODE,
  SUCCESS_CODE,
  userTypeOf,
} from '@jiwu/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { z } from 'zod';
import type { AnswerRule } from '../cache/AnswerRule.ts';
import type { AnswerCache } from '../cache/createAnswerCache.ts';
import { ShopError } from '../errors/ShopError.ts';
import { addressKey } from '../limits/addressKey.ts';
import { createAddressLimit } from '../limits/createAddressLimit.ts';
import type { Services } from '../services.ts';
import { answerShared } from './answerShared.ts';
import { assertAnswer } from './assertAnswer.ts';
import type { RawJson } from './RawJson.ts';
import { type Authenticate, identifyCaller } from './identifyCaller.ts';
import { createContext, type RequestContext } from './RequestContext.ts';
import { findReplay } from './writeOnce.ts';

export type Handler<E extends Endpoint> = (
  context: RequestContext,
  input: ParsedInput<E>,
) => Promise<E extends { readonly shared: true } ? Answer<E> | RawJson : Answer<E>>;
/** A handler for each endpoint of a contract file: the compiler demands every one. */
export type HandlersOf<T extends Record<string, Endpoint>> = { readonly [N in keyof T]: Handler<T[N]> };

/** For each endpoint that is shared: what makes its answer to a query outdated. */
export type AnswerRules<T extends Record<string, Endpoint>> = {
  readonly [N in keyof T as T[N] extends { readonly shared: true } ? N : never]: (
    query: ParsedInput<T[N]>['query'],
  ) => AnswerRule;
};

/** What a binary endpoint's handler returns. */
export interface FileAnswer {
  readonly send: (reply: FastifyReply) => FastifyReply;
}

interface EndpointOptions<T extends Record<string, Endpoint>> {
  readonly services: Services;
  readonly authenticate: Authenticate;
  readonly endpoints: T;
  readonly handlers: HandlersOf<T>;
  readonly answerRules: AnswerRules<T>;
  /** Null: every answer is made anew. */
  readonly answers: AnswerCache | null;
}

const empty = z.strictObject({});

/** Turns each endpoint of the contract into a route: limits, caller, validation, handler, envelope. */
export function registerEndpoints<T extends Record<string, Endpoint>>(
  app: FastifyInstance,
  options: EndpointOptions<T>,
): void {
  const { services } = options;
  for (const [name, endpoint] of Object.entries<Endpoint>(options.endpoints)) {
    const handler = options.handlers[name] as unknown as Handler<Endpoint>;
    const response = endpoint.binary ? {} : { response: { 200: answerSchema(endpoint) } };
    const maxPerMinute = endpoint.perMinute ?? services.config.REQUESTS_PER_MINUTE;
    const waitMs = createAddressLimit(maxPerMinute);
    const run = (request: FastifyRequest, context: RequestContext) =>
      handler(context, { params: request.params, query: request.query, body: request.body } as never);
    const contextOf = (request: FastifyRequest) => createContext({ services, request, endpointName: name, endpoint });
    app.route({
      method: endpoint.method,
      url: (endpoint.base ?? '/api') + endpoint.path,
      schema: {
        summary: endpoint.summary,
        tags: [endpoint.path.split('/')[1] ?? ''],
        ...(endpoint.params ? { params: endpoint.params } : {}),
        querystring: endpoint.query ?? empty,
        ...(endpoint.method === 'GET' || endpoint.upload ? {} : { body: endpoint.body ?? empty.nullish() }),
        ...response,
      },
      onRequest: (request, _reply, done) => {
        const given = request.headers['user-type'] ?? 'User';
        done(given === userTypeOf(endpoint) ? undefined : new ShopError('USER_TYPE_UNKNOWN'));
      },
      config: { rateLimit: endpoint.shared ? false : { max: maxPerMinute } },
      // Before validation: a guest learns nothing of what an endpoint would take.
      preValidation: endpoint.shared
        ? (request, _reply, done) => {
            const wait = waitMs(addressKey(request.ip), services.clock().getTime());
            done(wait > 0 ? new ShopError('TOO_MANY_REQUESTS', { waitMs: wait }) : undefined);
          }
        : (request: FastifyRequest) => identifyCaller(request, endpoint, options.authenticate),
      handler: endpoint.shared
        ? answerShared({
            name,
            endpoint,
            schema: response,
            answers: options.answers,
            ruleOf: options.answerRules[name as keyof AnswerRules<T>],
            isProduction: services.config.NODE_ENV === 'production',
            run: (request) => run(request, contextOf(request)),
          })
        : answerOne(services, endpoint, contextOf, run),
    });
  }
}

/** Handles an endpoint whose answer belongs to whoever asked. */
function answerOne(
  services: Services,
  endpoint: Endpoint,
  contextOf: (request: FastifyRequest) => RequestContext,
  run: (request: FastifyRequest, context: RequestContext) => Promise<unknown>,
): RouteHandlerMethod {
  // An upload's key also covers its bytes, which the handler has yet to read.
  const mayReplay = endpoint.method !== 'GET' && !endpoint.upload && !endpoint.claimsLast;
  return async (request, reply) => {
    const context = contextOf(request);
    const replay = mayReplay ? await findReplay(services, context.writeRequest()) : null;
    const data = replay ? replay.answer : await run(request, context);
    if (endpoint.binary) return (data as FileAnswer).send(reply);
    // Outside production every answer is held against the contract; there the serialiser alone drops what is not in it.
    if (services.config.NODE_ENV !== 'production') assertAnswer(endpoint, data);
    void reply.header('cache-control', endpoint.cacheSeconds ? `public, max-age=${endpoint.cacheSeconds}` : 'no-store');
    return { flag: true, code: endpoint.leadsAway ? REDIRECT_CODE : SUCCESS_CODE, msg: '', data };
  };
}

function answerSchema(endpoint: Endpoint): unknown {
  return z.toJSONSchema(envelopeOf(endpoint.answer), { target: 'openapi-3.0', unrepresentable: 'any' });
}
