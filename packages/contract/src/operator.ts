import { z } from 'zod';

/** The signed-in user's own record, field by field as specification §3 names it. */
export const operator = z.strictObject({
  avatar: z.uuid().nullable().describe('file id; the picture is /file/{id}'),
  phoneNumber: z.string().nullable().describe('masked: 138****6024'),
  name: z.string(),
  balance: z.number().int().describe('fen'),
  vipFlag: z.boolean(),
  vipExpiryDate: z.iso.date().nullable(),
  invitationCode: z.string(),
  integral: z.number().int(),
  level: z.string(),
  luckyDraws: z.number().int(),
});

export type Operator = z.output<typeof operator>;

/** Answer of a login; the client keeps it in USER_CACHE. */
export const session = z.strictObject({
  token: z.string(),
  refreshToken: z.string(),
  operator,
});

export type Session = z.output<typeof session>;
