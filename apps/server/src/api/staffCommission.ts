import type { staffCommissionEndpoints } from '@jiwu/contract';
import { listCommissionChanges } from '../flows/celebrity/queries/listCommissionChanges.ts';
import {
  describeProductRates,
  listCategoryRates,
  listProductRates,
} from '../flows/celebrity/queries/listCommissionRates.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import { type CommissionSubject, setCommission } from '../modules/goods/catalogue/index.ts';
import { recordAudit } from '../modules/staff/audit/index.ts';
import { ShopError } from '../platform/errors/ShopError.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';
import type { RequestContext } from '../platform/http/RequestContext.ts';

export const staffCommissionHandlers = {
  staffCommissionCategories: ({ services }) => listCategoryRates(services.db.read),

  staffCommissionProducts: ({ services }, { query }) => listProductRates(services.db.read, query),

  async staffCommissionOfProduct({ services }, { params }) {
    const [rate] = await describeProductRates(services.db.read, [params.id]);
    if (!rate) throw new ShopError('NOT_FOUND');
    return rate;
  },

  staffCommissionChanges: ({ services }, { query }) => listCommissionChanges(services.db.read, query),

  staffProductCommission: (context, { params, body }) => write(context, { kind: 'product', id: params.id }, body),

  staffCategoryCommission: (context, { params, body }) => write(context, { kind: 'category', id: params.id }, body),
} satisfies HandlersOf<typeof staffCommissionEndpoints, ShopServices>;

async function write(
  context: RequestContext<ShopServices>,
  subject: CommissionSubject,
  { rateBp, wasBp }: { readonly rateBp: number | null; readonly wasBp: number | null },
): Promise<{ rateBp: number | null }> {
  const { staffId } = context.staff();
  const now = context.services.clock();
  return await context.write(async (tx) => {
    const before = { rateBp: await setCommission(tx, { subject, rateBp }) };
    // Another has set it since staff looked, and to something else: what is set here is taken back with the transaction.
    if (before.rateBp !== wasBp && before.rateBp !== rateBp) throw new ShopError('COMMISSION_CHANGED');
    await recordAudit(tx, { staffId, action: 'commission.set', target: subject, before, after: { rateBp }, now });
    return { rateBp };
  });
}
