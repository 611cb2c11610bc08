import type { FastifyReply } from 'fastify';
import type { PayFaults } from './PayFaults.ts';

/** The request took effect, but its reply never reaches the caller. */
export function loseReply(reply: FastifyReply, mode: PayFaults['timeoutMode']): undefined {
  reply.hijack();
  if (mode === 'cut') reply.raw.destroy();
  return undefined;
}
