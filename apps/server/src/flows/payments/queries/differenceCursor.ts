import { rules } from '@jiwu/contract';
import { z } from 'zod';

/** Where a page of differences ended. */
export const differenceCursor = z.tuple([
  z.iso.datetime(),
  z.enum(rules.payment.outsideGateways),
  z.iso.date(),
  z.enum(['capture', 'refund']),
  z.string().max(64),
]);
