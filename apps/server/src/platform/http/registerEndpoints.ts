import {
  type Answer,
  CONSENT_HEADER,
  type Endpoint,
  type ParsedInput,
  REDIRECT_CODE,
  SUCCESS_CODE,
  userTypeOf,
} from '@jiwu/contract';
import { assert } from '@jiwu/kernel';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestHookHandler,
  RouteHandlerMethod,
  RouteOptions,
} from 'fastify';
import { z } from 'zod';
import type { AnswerRule } from '../cache/AnswerRule.ts';
import type { AnswerCache } from '../cache/createAnswerCache.ts';
import { ShopError } from '../errors/ShopError.ts';
import { createMinuteCounts } from '../limits/createMinuteCounts.ts';
import type { Services } from '../services.ts';
import { answerShared } from './answerShared.ts';
import { assertAnswer } from './assertAnswer.ts';
import type { RawJson } from './RawJson.ts';
import { type Authenticate, identifyOrRemember } from './identifyCaller.ts';
import { type CallerLimits, limitCallers } from './limitCallers.ts';
import { createContext, type RequestContext } from './RequestContext.ts';
import { findReplay } from './writeOnce.ts';

export type Handler<E extends Endpoint, S extends Services = Services> = (
  context: RequestContext<S>,
  input: ParsedInput<E>,
) => Promise<E extends { readonly shared: true } ? Answer<E> | RawJson : Answer<E>>;
/** A handler for each endpoint of a contract file: the compiler demands every one. */
export type HandlersOf<T extends Record<string, Endpoint>, S extends Services = Services> = {
  readonly [N in keyof T]: Handler<T[N], S>;
};

/** For each shared endpoint: the rule by which its answer becomes outdated. */
export type AnswerRules<T extends Record<string, Endpoint>> = {
  readonly [N in keyof T as T[N] extends { readonly shared: true } ? N : never]: (
    query: ParsedInput<T[N]>['query'],
  ) => AnswerRule;
};

/** Return value of a binary endpoint's handler. */
export interface FileAnswer {
  readonly send: (reply: FastifyReply) => FastifyReply;
}

interface EndpointOptions<T extends Record<string, Endpoint>, S extends Services> {
  readonly services: S;
  readonly authenticate: Authenticate;
  readonly endpoints: T;
  readonly handlers: HandlersOf<T, S>;
  readonly answerRules: AnswerRules<T>;
  /** Null: every answer is made anew. */
  readonly answers: AnswerCache | null;
  /** The writes that a user may do who has not agreed to a document in force; none when not given. Reading they may always. */
  readonly withoutConsent?: ReadonlySet<string>;
}

const empty = z.strictObject({});

/** Turns each endpoint of the contract into a route: limits, caller, validation, handler, envelope. */
export function registerEndpoints<T extends Record<string, Endpoint>, S extends Services>(
  app: FastifyInstance,
  options: EndpointOptions<T, S>,
): void {
  const { services, authenticate } = options;
  const counts = createMinuteCounts();
  for (const [name, endpoint] of Object.entries<Endpoint>(options.endpoints)) {
    const handler = options.handlers[name] as unknown as Handler<Endpoint, S>;
    const response = endpoint.binary ? {} : { response: { 200: endpoint.answer } };
    const needsConsent = endpoint.method !== 'GET' && !options.withoutConsent?.has(name);
    const limits = limitCallers({ name, endpoint, services, authenticate, counts });
    const run = (request: FastifyRequest, context: RequestContext<S>) =>
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
      ...hooksOf({ ...endpoint, needsConsent }, limits, authenticate),
      config: { rateLimit: endpoint.shared || endpoint.isRushed ? false : { max: limits.maxPerMinute } },
      handler: endpoint.shared
        ? answerShared({
            name,
            endpoint,
            answers: options.answers,
            ruleOf: options.answerRules[name as keyof AnswerRules<T>],
            isProduction: services.config.NODE_ENV === 'production',
            run: (request) => run(request, contextOf(request)),
          })
        : answerOne(services, endpoint, contextOf, run),
    });
  }
}

/**
 * Who calls is found out before the limit, which counts by caller, and both before the body is read. The limit in Redis is the last of
 * `onRequest`. Refused callers are told so after they were counted, and before validation: a guest must not learn the shape of an input.
 */
function hooksOf(
  endpoint: Endpoint & { readonly needsConsent: boolean },
  limits: CallerLimits,
  authenticate: Authenticate,
): Pick<RouteOptions, 'onRequest' | 'preParsing' | 'preValidation'> {
  const assertUserType: onRequestHookHandler = (request, _reply, done) => {
    const given = request.headers['user-type'] ?? 'User';
    done(given === userTypeOf(endpoint) ? undefined : new ShopError('USER_TYPE_UNKNOWN'));
  };
  if (endpoint.shared) {
    return {
      onRequest: assertUserType,
      preValidation: async (request) => {
        await limits.limitReader(request);
      },
    };
  }
  const identify = async (request: FastifyRequest, reply: FastifyReply) => {
    await identifyOrRemember(request, endpoint, authenticate);
    if (request.caller?.owesConsent) {
      void reply.header(CONSENT_HEADER, endpoint.needsConsent ? 'refused' : 'due');
      if (endpoint.needsConsent) request.refusal = new ShopError('CONSENT_DUE');
    }
    if (!request.caller && !request.staff) limits.limitGuest(request);
    else if (endpoint.isRushed) limits.limitUser(request);
  };
  return {
    onRequest: [assertUserType, identify],
    preParsing: (request, _reply, payload, done) => done(request.refusal, payload),
  };
}

/** Handles an endpoint whose answer is for its caller alone. */
function answerOne<S extends Services>(
  services: Services,
  endpoint: Endpoint,
  contextOf: (request: FastifyRequest) => RequestContext<S>,
  run: (request: FastifyRequest, context: RequestContext<S>) => Promise<unknown>,
): RouteHandlerMethod {
  // An upload's key also covers its bytes, which the handler has yet to read.
  const mayReplay = endpoint.method !== 'GET' && !endpoint.upload && !endpoint.claimsLast;
  return async (request, reply) => {
    const context = contextOf(request);
    const replay = mayReplay ? await findReplay(services, context.writeRequest()) : null;
    const data = replay ? replay.answer : await run(request, context);
    // Whatever staff do goes through `write`, which sees to its audit row.
    const mustWrite = endpoint.caller === 'staff' && endpoint.method !== 'GET' && !endpoint.onlyReads && !replay;
    assert(!mustWrite || context.hasWritten(), 'what staff do is written by context.write');
    if (endpoint.binary) return (data as FileAnswer).send(reply);
    // Outside production every answer is checked against the contract; in production the serialiser drops unknown fields.
    if (services.config.NODE_ENV !== 'production') assertAnswer(endpoint, data);
    for (const cookie of context.cookies) void reply.header('set-cookie', cookie);
    void reply.header('cache-control', endpoint.cacheSeconds ? `public, max-age=${endpoint.cacheSeconds}` : 'no-store');
    return { flag: true, code: endpoint.leadsAway ? REDIRECT_CODE : SUCCESS_CODE, msg: '', data };
  };
}
