import { z } from 'zod';

/** The shape of every answer that is not a file: see product.md §3. */
export interface Envelope<T = unknown> {
  readonly flag: boolean;
  readonly code: number;
  readonly msg: string;
  readonly data: T | null;
}

export function envelopeOf(answer: z.ZodType): z.ZodType {
  return z.strictObject({ flag: z.boolean(), code: z.number().int(), msg: z.string(), data: answer });
}

/** Answer of calls that return no data. */
export const nothing = z.strictObject({});
