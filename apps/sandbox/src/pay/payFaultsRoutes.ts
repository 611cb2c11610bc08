import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendPage } from '../page/sendPage.ts';
import type { PayWorld } from './createPayWorld.ts';
import { payFaultsPage } from './payFaultsPage.ts';

/** A browser leaves out unticked boxes, sends a single choice as text, and an empty choice as an empty text. */
const ticked = z
  .literal('on')
  .optional()
  .transform((value) => value === 'on');
const chosen = z.string().transform((value) => (value === '' ? null : value));
const many = z.union([z.string().transform((one) => [one]), z.array(z.string())]).default([]);

const faultsForm = z.object({
  gateway: z.string(),
  duplicate: z.coerce.number(),
  delayMs: z.coerce.number(),
  reorder: z.coerce.number(),
  drop: ticked,
  forge: chosen,
  timeoutAfterCapture: z.coerce.number(),
  timeoutOn: many,
  failRefunds: chosen,
  failRefundsTimes: z.coerce.number(),
  callbackBeforeAnswer: ticked,
  scheduleFactor: z.coerce.number(),
});

/** The faults as a page with forms. */
export function payFaultsRoutes(app: FastifyInstance, world: PayWorld): void {
  app.register(async (pages) => {
    await pages.register(formbody);
    pages.get('/pay/faults', (_request, reply) => sendPage(reply, payFaultsPage(world)));
    pages.post('/pay/faults', ({ body }, reply) => {
      world.faults.change(faultsForm.parse(body));
      return reply.redirect('/pay/faults', 303);
    });
    pages.post('/pay/release', (_request, reply) => {
      world.notifier.release();
      return reply.redirect('/pay/faults', 303);
    });
    pages.post('/pay/reset', (_request, reply) => {
      world.faults.reset();
      world.notifier.release();
      return reply.redirect('/pay/faults', 303);
    });
  });
}
