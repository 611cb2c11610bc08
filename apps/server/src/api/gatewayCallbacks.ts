import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { handleCallback } from '../flows/payments/outside/handleCallback.ts';
import type { CallbackOutcome, OutsideGateway } from '../modules/money/payments/index.ts';
import { callbackPath, gatewayNames } from '../platform/gateways/createGateways.ts';
import { ForgedCallbackError } from '../platform/gateways/ForgedCallbackError.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import { raiseAlarm } from '../platform/telemetry/raiseAlarm.ts';

const MAX_BYTES = 64 * 1024;

/**
 * Where the gateways call us. No part of the contract: they speak their own protocols, signed over the very bytes, so this
 * scope parses nothing. No limit by address: the gateways come from few, and a forged call costs one signature check.
 */
export function registerGatewayCallbacks(scope: FastifyInstance, services: ShopServices): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  for (const { name, path } of gatewayNames(services.gateways).flatMap(pathsOf)) {
    const { taken, refused, forgedStatus } = services.gateways[name].callbackAnswers;
    scope.post(
      path,
      {
        bodyLimit: MAX_BYTES,
        config: { rateLimit: false },
        schema: { hide: true },
        errorHandler(error, request, reply) {
          const status = error.statusCode !== undefined && error.statusCode < 500 ? error.statusCode : 500;
          if (status === 500) request.log.error({ err: error }, 'a callback could not be taken');
          void send(reply, { ...refused, status });
        },
      },
      async (request, reply) => {
        const outcome = await receive(services, name, request);
        const answers: Record<typeof outcome, CallbackAnswer> = {
          applied: taken,
          known: taken,
          refused: { ...refused, status: 409 },
          forged: { ...refused, status: forgedStatus },
        };
        return await send(reply, answers[outcome]);
      },
    );
  }
}

/** With the bucket of whoever paid, which a router reads and we do not; trades from before have an address without one. */
function pathsOf(name: OutsideGateway): { name: OutsideGateway; path: string }[] {
  const path = callbackPath(name);
  return [path, `${path}/:bucket(^[0-9a-f]{2}$)`].map((each) => ({ name, path: each }));
}

interface CallbackAnswer {
  readonly status: number;
  readonly type?: string;
  readonly body?: string;
}

function send(reply: FastifyReply, { status, type, body }: CallbackAnswer): FastifyReply {
  if (type !== undefined) reply.type(type);
  return reply.code(status).send(body);
}

async function receive(
  services: ShopServices,
  gateway: OutsideGateway,
  request: FastifyRequest,
): Promise<CallbackOutcome | 'forged'> {
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  try {
    const callback = services.gateways[gateway].readCallback(singleHeaders(request), body);
    return await handleCallback(services, { gateway, callback });
  } catch (error) {
    if (!(error instanceof ForgedCallbackError)) throw error;
    const facts = { gateway, reason: error.reason, address: request.ip };
    raiseAlarm(services.log, 'payment.callbackForged', facts, 'warn');
    return 'forged';
  }
}

/** A header that comes twice is no header of theirs. */
function singleHeaders(request: FastifyRequest): Record<string, string> {
  return Object.fromEntries(
    Object.entries(request.headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}
