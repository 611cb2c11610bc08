import { z } from 'zod';

/** Each call sets all faults: a field that is left out returns to its initial value. */
export const SmsFaults = z.strictObject({
  limits: z.boolean(),
  fail: z
    .string()
    .regex(/^[\w.]{1,64}$/)
    .optional(),
  delayMs: z.number().int().min(0).max(60_000).default(0),
});

export type SmsFaults = z.infer<typeof SmsFaults>;
