import type { FastifyReply } from 'fastify';
import type { PayFaults } from './PayFaults.ts';

/** The deed is done; the one who asked for it never hears. */
export function loseReply(reply: FastifyReply, mode: PayFaults['timeoutMode']): undefined {
  reply.hijack();
  if (mode === 'cut') reply.raw.destroy();
  return undefined;
}
