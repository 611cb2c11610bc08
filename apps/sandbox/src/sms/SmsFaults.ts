import { z } from 'zod';

/** Whole settings each time: what a call leaves out is as it was at the start. */
export const SmsFaults = z.strictObject({
  limits: z.boolean(),
  fail: z
    .string()
    .regex(/^[\w.]{1,64}$/)
    .optional(),
  delayMs: z.number().int().min(0).max(60_000).default(0),
});

export type SmsFaults = z.infer<typeof SmsFaults>;
