import {
  type Answer,
  contract,
  type Contract,
  type Endpoint,
  type EndpointName,
  envelopeOf,
  type ParsedInput,
  SUCCESS_CODE,
} from '@jiwu/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { ShopError } from '../errors/ShopError.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../caller/Caller.ts';
import { createContext, type RequestContext } from './RequestContext.ts';
import { findReplay } from './writeOnce.ts';

export type Handler<E extends Endpoint> = (context: RequestContext, input: ParsedInput<E>) => Promise<Answer<E>>;
/** A handler for each endpoint of a contract file: the compiler demands every one. */
export type HandlersOf<T extends Record<string, Endpoint>> = { readonly [N in keyof T]: Handler<T[N]> };
export type Authenticate = (token: string) => Promise<Caller>;

/** What a binary endpoint's handler returns. */
export interface FileAnswer {
  readonly send: (reply: FastifyReply) => FastifyReply;
}

const empty = z.strictObject({});

/** Turns each endpoint of the contract into a route: limits, caller, validation, handler, envelope. */
export function registerEndpoints(
  app: FastifyInstance,
  options: { services: Services; authenticate: Authenticate; handlers: HandlersOf<Contract> },
): void {
  for (const [name, endpoint] of Object.entries(contract) as [EndpointName, Endpoint][]) {
    const handler = options.handlers[name] as unknown as Handler<Endpoint>;
    app.route({
      method: endpoint.method,
      url: (endpoint.base ?? '/api') + endpoint.path,
      schema: {
        summary: endpoint.summary,
        tags: [endpoint.path.split('/')[1] ?? ''],
        params: endpoint.params ?? empty,
        querystring: endpoint.query ?? empty,
        ...(endpoint.method === 'GET' || endpoint.upload ? {} : { body: endpoint.body ?? empty.nullish() }),
        ...(endpoint.binary ? {} : { response: { 200: answerSchema(endpoint) } }),
      },
      config: { rateLimit: { max: endpoint.perMinute ?? options.services.config.REQUESTS_PER_MINUTE } },
      // Before validation: a guest learns nothing of what an endpoint would take.
      async preValidation(request) {
        const token = endpoint.caller === 'guest' ? '' : String(request.headers['token'] ?? '');
        if (endpoint.caller === 'user' && token === '') throw new ShopError('TOKEN_MISSING');
        if (token !== '') request.caller = await options.authenticate(token);
      },
      async handler(request, reply) {
        const context = createContext({ services: options.services, request, endpointName: name });
        // An upload's key also covers its bytes, which the handler has yet to read.
        const mayReplay = endpoint.method !== 'GET' && !endpoint.upload;
        const replay = mayReplay ? await findReplay(options.services, context.writeRequest()) : null;
        const data = replay
          ? replay.answer
          : await handler(context, {
              params: request.params,
              query: request.query,
              body: request.body,
            } as never);
        if (endpoint.binary) return (data as FileAnswer).send(reply);
        // Outside production every answer is held against the contract; there the serialiser alone drops what is not in it.
        if (options.services.config.NODE_ENV !== 'production') endpoint.answer.parse(data);
        reply.header('cache-control', endpoint.cacheSeconds ? `public, max-age=${endpoint.cacheSeconds}` : 'no-store');
        return { flag: true, code: SUCCESS_CODE, msg: '', data };
      },
    });
  }
}

function answerSchema(endpoint: Endpoint): unknown {
  return z.toJSONSchema(envelopeOf(endpoint.answer), { target: 'openapi-3.0', unrepresentable: 'any' });
}
