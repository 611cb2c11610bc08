import { z } from 'zod';

/** hang: never answers. cut: the connection breaks off. busy: the service refuses. html: a proxy's page comes instead. */
export const LogisticsFault = z.enum(['hang', 'cut', 'busy', 'html']);
export type LogisticsFault = z.infer<typeof LogisticsFault>;
