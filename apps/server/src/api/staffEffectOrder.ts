import type { staffEffectOrderEndpoints } from '@jiwu/contract';
import { listCreditRefusals } from '../flows/effectOrders/queries/listCreditRefusals.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';

export const staffEffectOrderHandlers = {
  staffEffectRefusals: (context, { query }) => listCreditRefusals(context.services.db.read, query),
} satisfies HandlersOf<typeof staffEffectOrderEndpoints>;
