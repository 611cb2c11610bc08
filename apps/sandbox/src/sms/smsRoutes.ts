import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../Clock.ts';
import type { SandboxConfig } from '../config.ts';
import { sendPage } from '../page/sendPage.ts';
import { AliyunError } from './AliyunError.ts';
import { createAcs3Verifier } from './createAcs3Verifier.ts';
import { createSmsInbox } from './createSmsInbox.ts';
import { createSmsLimits } from './createSmsLimits.ts';
import { reviewedSign, reviewedTemplate } from './reviews.ts';
import { sendSms } from './sendSms.ts';
import { SmsFaults } from './SmsFaults.ts';
import { smsInboxPage } from './smsInboxPage.ts';

const inboxQuery = z.object({ phoneNumber: z.string().trim().max(20).optional() });

export function smsRoutes(app: FastifyInstance, config: SandboxConfig['sms'], now: Clock): void {
  const inbox = createSmsInbox();
  const limits = createSmsLimits(now);
  const verify = createAcs3Verifier(config, now);
  let faults: SmsFaults = { limits: true, delayMs: 0 };

  app.get('/sms', (request, reply) => {
    const phoneNumber = inboxQuery.parse(request.query).phoneNumber || undefined;
    return sendPage(reply, smsInboxPage(inbox.list(phoneNumber), phoneNumber));
  });

  app.get('/sms/inbox.json', (request) => inbox.list(inboxQuery.parse(request.query).phoneNumber));

  app.post('/control/sms', (request) => {
    faults = SmsFaults.parse(request.body);
    return faults;
  });

  // Its own scope: the signature covers the raw bytes of the body, whatever their type.
  app.register((aliyun, _options, done) => {
    aliyun.removeAllContentTypeParsers();
    aliyun.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
    aliyun.post('/', async (request, reply) => {
      const requestId = randomUUID().toUpperCase();
      try {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const query = verify({ method: request.method, url: request.url, headers: request.headers, body });
        const action = request.headers['x-acs-version'] === '2017-05-25' ? request.headers['x-acs-action'] : undefined;
        if (action === 'GetSmsTemplate') return await reply.send({ RequestId: requestId, ...reviewedTemplate(query) });
        if (action === 'GetSmsSign') {
          return await reply.send({ RequestId: requestId, ...reviewedSign(config.signName, query) });
        }
        if (action !== 'SendSms') {
          throw new AliyunError(
            404,
            'InvalidAction.NotFound',
            'Specified api is not found, please check your url and method.',
          );
        }
        const verdict = sendSms({ signName: config.signName, inbox, limits, faults, now }, query);
        // After the message went out: that is how a reply gets lost in the real world.
        if (faults.delayMs > 0) await wait(faults.delayMs);
        const bizId = verdict.code === 'OK' ? { BizId: `${now()}^0` } : {};
        return await reply.send({ Code: verdict.code, Message: verdict.message, RequestId: requestId, ...bizId });
      } catch (error) {
        if (error instanceof AliyunError) return sendError(reply, error, requestId, request.host);
        throw error;
      }
    });
    done();
  });
}

function sendError(reply: FastifyReply, error: AliyunError, requestId: string, hostId: string): FastifyReply {
  return reply
    .code(error.status)
    .send({ Code: error.code, Message: error.message, RequestId: requestId, HostId: hostId });
}
