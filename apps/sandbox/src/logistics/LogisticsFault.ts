import { z } from 'zod';

/** hang: no answer ever. cut: the connection breaks off. busy: a refusal of the service. html: a page of something in between. */
export const LogisticsFault = z.enum(['hang', 'cut', 'busy', 'html']);
export type LogisticsFault = z.infer<typeof LogisticsFault>;
