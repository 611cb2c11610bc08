import { z } from 'zod';

/** Actions of a person who holds a code. Confirming or refusing implies the scan. */
export const PhoneAction = z.enum(['scan', 'confirm', 'refuse', 'expire']);

export type PhoneAction = z.infer<typeof PhoneAction>;
