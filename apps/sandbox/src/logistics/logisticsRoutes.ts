import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { sendPage } from '../page/sendPage.ts';
import { loseReply } from '../pay/loseReply.ts';
import type { LogisticsWorld } from './createLogisticsWorld.ts';
import { LogisticsError } from './LogisticsError.ts';
import { LogisticsFault } from './LogisticsFault.ts';
import { logisticsPage } from './logisticsPage.ts';
import { ParcelStage } from './ParcelStage.ts';
import { readQuestion } from './readQuestion.ts';
import { writeTrackingReply } from './writeTrackingReply.ts';

const advance = z.strictObject({
  trackingNo: z.string().regex(/^[0-9A-Z]{6,32}$/),
  to: ParcelStage.exclude(['collected']),
});
const faultControl = z.strictObject({ fault: LogisticsFault.nullable() });
const faultForm = z.object({ fault: z.union([z.literal('').transform(() => null), LogisticsFault]) });

/** 快递100's query, the page of parcels, and the page's buttons for tests. */
export function logisticsRoutes(app: FastifyInstance, world: LogisticsWorld): void {
  app.post('/control/logistics/advance', ({ body }) => {
    const { trackingNo, to } = advance.parse(body);
    return { ok: true, ...world.advance(trackingNo, to) };
  });
  app.post('/control/logistics/fault', ({ body }) => {
    world.fault = faultControl.parse(body).fault;
    return { ok: true, fault: world.fault };
  });
  app.get('/control/logistics', () => ({ parcels: world.list() }));

  app.register(async (forms) => {
    await forms.register(formbody);
    forms.post('/poll/query.do', ({ body }, reply) => answer(world, body, reply));
    forms.get('/logistics', (_request, reply) => sendPage(reply, logisticsPage(world)));
    forms.post('/logistics/advance', ({ body }, reply) => {
      const { trackingNo, to } = advance.parse(body);
      world.advance(trackingNo, to);
      return reply.redirect('/logistics', 303);
    });
    forms.post('/logistics/fault', ({ body }, reply) => {
      world.fault = faultForm.parse(body).fault;
      return reply.redirect('/logistics', 303);
    });
  });
}

function answer(world: LogisticsWorld, body: unknown, reply: FastifyReply): FastifyReply | undefined {
  try {
    const { com, num } = readQuestion(world.config, body);
    if (world.fault === 'hang' || world.fault === 'cut') return loseReply(reply, world.fault);
    if (world.fault === 'html') return reply.type('text/html').send('<html><body>502 Bad Gateway</body></html>');
    if (world.fault === 'busy') throw new LogisticsError('502', '服务器繁忙');
    return reply.send(writeTrackingReply(com, world.look(num.toUpperCase())));
  } catch (error) {
    if (!(error instanceof LogisticsError)) throw error;
    return reply.send({ result: false, returnCode: error.returnCode, message: error.message });
  }
}
