import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { errorCodes, rules } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import type { z } from 'zod';
import { ShopError } from '../errors/ShopError.ts';
import type { Services } from '../services.ts';
import { requestFigures, withRequestFigures } from '../telemetry/requestFigures.ts';
import { recordRequest } from '../telemetry/metrics.ts';
import { endRequestSpan, withRequestSpan } from '../telemetry/spans.ts';
import { answerError } from './answerError.ts';
import { answerBrokenRequest } from './answerBrokenRequest.ts';
import { answerWriter } from './answerWriter.ts';
import { callerKey } from './callerKey.ts';
import { parseQuery } from './parseQuery.ts';
import { securityHeaders } from './securityHeaders.ts';

const processId = newId();
let requestCount = 0;

/** Names a request in the log. Counted, because sixteen random bytes for each of them cost more than the routing. */
function nextRequestId(): string {
  requestCount += 1;
  return `${processId}-${requestCount}`;
}

/** The bare server: limits, security headers, validation by the contract's schemas, errors in the envelope. */
export async function createHttpServer(services: Services): Promise<FastifyInstance> {
  const { config } = services;
  const log: FastifyBaseLogger = services.log;
  const app = Fastify({
    loggerInstance: log,
    // Our own line instead: addresses hold phone numbers in their query.
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { querystringParser: parseQuery, maxParamLength: 64 },
    trustProxy: config.TRUSTED_PROXIES.split(','),
    bodyLimit: 256 * 1024,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000, // longer than the proxy's 60 s, so that it never writes to a closing socket
    genReqId: nextRequestId,
    return503OnClosing: true,
    // An address that cannot be decoded never reaches a route; it is told in the envelope all the same.
    frameworkErrors: (error, request, reply) => answerError(error, request, reply as FastifyReply),
    clientErrorHandler: answerBrokenRequest,
    forceCloseConnections: 'idle',
  });
  app.server.headersTimeout = 10_000;
  app.server.maxConnections = 4000;

  app.decorateRequest('span', null);
  app.addHook('onRequest', (request, _reply, done) => {
    withRequestFigures(() => {
      request.span = withRequestSpan(request.method, request.routeOptions.url ?? 'unmatched', done);
    });
  });
  const headers = await securityHeaders();
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  await app.register(rateLimit, {
    redis: services.redis,
    nameSpace: 'rate:',
    timeWindow: 60_000,
    // Sales go on while Redis is away; codes and logins have limits of their own that fail closed.
    skipOnError: true,
    keyGenerator: (request) => `${callerKey(request)}:${request.routeOptions.url ?? ''}`,
    errorResponseBuilder: (_request, context) => new ShopError('TOO_MANY_REQUESTS', { waitMs: context.ttl }),
  });
  await app.register(multipart, {
    limits: { files: 1, fields: 0, parts: 1, fileSize: rules.upload.maxBytes, headerPairs: 20 },
  });

  app.setValidatorCompiler(({ schema }) => (data) => {
    const parsed = (schema as z.ZodType).safeParse(data);
    return parsed.success ? { value: parsed.data } : { error: parsed.error };
  });
  app.setSerializerCompiler(({ schema }) => answerWriter(schema as unknown as z.ZodType));
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_request, reply) => {
    const { code, msg, status } = errorCodes.NOT_FOUND;
    return reply.code(status).send({ flag: false, code, msg, data: null });
  });
  app.decorateRequest('caller', null);
  app.decorateRequest('staff', null);
  app.decorateRequest('refusal', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const type = request.headers['user-type'];
    done(type !== undefined && type !== 'User' && type !== 'Staff' ? new ShopError('USER_TYPE_UNKNOWN') : undefined);
  });
  if (config.NODE_ENV !== 'production') {
    app.addHook('onSend', async (_request, reply) => {
      reply.header('x-sql-statements', requestFigures()?.statements ?? 0);
    });
  }
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unmatched';
    const statements = requestFigures()?.statements ?? 0;
    if (request.span) endRequestSpan(request.span, reply.statusCode);
    recordRequest({ method: request.method, route, status: reply.statusCode, ms: reply.elapsedTime, statements });
    request.log.info(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime), statements },
      'request',
    );
    done();
  });
  return app;
}
