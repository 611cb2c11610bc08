import { setCommission } from '../../../apps/server/src/modules/goods/catalogue/index.ts';
import type { Tx } from '../../../apps/server/src/platform/database/Tx.ts';
import { productIdOf } from '../seeding/seedProduct.ts';
import { demoProductRates, demoRates } from './demoCelebrities.ts';

/** Sets the rates of commission, unless somebody has set any. */
export async function seedRates(tx: Tx): Promise<void> {
  const set = await tx.selectFrom('categories').select('id').where('commission_bp', 'is not', null).execute();
  if (set.length > 0) return;
  for (const [id, rateBp] of Object.entries(demoRates)) {
    await setCommission(tx, { subject: { kind: 'category', id }, rateBp });
  }
  for (const [slug, rateBp] of Object.entries(demoProductRates)) {
    await setCommission(tx, { subject: { kind: 'product', id: productIdOf(slug) }, rateBp });
  }
}
