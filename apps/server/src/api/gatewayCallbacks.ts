import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { gatewayOf } from '../flows/payments/outside/gatewayOf.ts';
import { handleCallback } from '../flows/payments/outside/handleCallback.ts';
import type { CallbackOutcome, OutsideGateway } from '../modules/money/payments/index.ts';
import { ForgedCallbackError } from '../platform/gateways/ForgedCallbackError.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import { raiseAlarm } from '../platform/telemetry/raiseAlarm.ts';

const MAX_BYTES = 64 * 1024;

/** How each gateway is told that it has been heard, and that it has not; anything but the former makes it come again. */
const answers = {
  wechat: {
    taken: (reply: FastifyReply) => reply.code(204).send(),
    refused: (reply: FastifyReply, status: number) => reply.code(status).send({ code: 'FAIL', message: '失败' }),
    forged: 401,
  },
  alipay: {
    taken: (reply: FastifyReply) => reply.type('text/plain').send('success'),
    refused: (reply: FastifyReply, status: number) => reply.code(status).type('text/plain').send('fail'),
    forged: 400,
  },
} as const;

/**
 * Where the gateways call us. No part of the contract: they speak their own protocols, signed over the very bytes, so this
 * scope parses nothing. No limit by address: the gateways come from few, and a forged call costs one signature check.
 */
export function registerGatewayCallbacks(scope: FastifyInstance, services: ShopServices): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  for (const gateway of ['wechat', 'alipay'] as const) {
    const { taken, refused } = answers[gateway];
    scope.post(
      `/api/payment/callback/${gateway}`,
      {
        bodyLimit: MAX_BYTES,
        config: { rateLimit: false },
        schema: { hide: true },
        errorHandler(error, request, reply) {
          const status = error.statusCode !== undefined && error.statusCode < 500 ? error.statusCode : 500;
          if (status === 500) request.log.error({ err: error }, 'a callback could not be taken');
          void refused(reply, status);
        },
      },
      async (request, reply) => {
        const outcome = await receive(services, gateway, request);
        if (outcome === 'forged') return await refused(reply, answers[gateway].forged);
        return await (outcome === 'refused' ? refused(reply, 409) : taken(reply));
      },
    );
  }
}

async function receive(
  services: ShopServices,
  gateway: OutsideGateway,
  request: FastifyRequest,
): Promise<CallbackOutcome | 'forged'> {
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  try {
    const callback = gatewayOf(services, gateway).readCallback(singleHeaders(request), body);
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
