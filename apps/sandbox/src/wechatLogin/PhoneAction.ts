import { z } from 'zod';

/** What a person can do with a code in hand. Confirming or refusing implies the scan. */
export const PhoneAction = z.enum(['scan', 'confirm', 'refuse', 'expire']);

export type PhoneAction = z.infer<typeof PhoneAction>;
