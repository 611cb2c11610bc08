import type { z } from 'zod';
import { GatewayError } from './GatewayError.ts';

/** A reply that is signed and still not what its protocol says leaves us as wise as no reply. */
export function readReply<T>(schema: z.ZodType<T>, data: unknown): T {
  const read = schema.safeParse(data);
  if (!read.success) throw new GatewayError('unknown', 'BAD_REPLY');
  return read.data;
}
