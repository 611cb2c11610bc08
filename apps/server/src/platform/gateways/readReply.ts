import type { z } from 'zod';
import { GatewayError } from './GatewayError.ts';

/** A signed reply that does not fit its protocol tells us no more than a lost reply. */
export function readReply<T>(schema: z.ZodType<T>, data: unknown): T {
  const read = schema.safeParse(data);
  if (!read.success) throw new GatewayError('unknown', 'BAD_REPLY');
  return read.data;
}
