import { rules } from '@jiwu/contract';
import { createShippingTemplate } from '../../../apps/server/src/modules/goods/catalogue/index.ts';
import type { Tx } from '../../../apps/server/src/platform/database/Tx.ts';

/** Free as the shop promises everywhere. */
const free = rules.shipping;

const templates = [
  { id: 'standard', name: '普通快递', shipsFrom: '浙江杭州', dispatchHours: 48, feeFen: 800, ...free },
  { id: 'sameDay', name: '当日发', shipsFrom: '江苏苏州', dispatchHours: 24, feeFen: 800, ...free },
  { id: 'cold', name: '冷链快递', shipsFrom: '上海', dispatchHours: 24, feeFen: 1500, ...free },
  { id: 'large', name: '大件送货上门', shipsFrom: '广东佛山', dispatchHours: 72, feeFen: 2900, ...free },
] as const;

export type ShippingTemplateId = (typeof templates)[number]['id'];

const LARGE_GRAMS = 8000;

/** The shipping template for goods of this category and weight. */
export function shippingTemplateFor(topCategoryId: string, weightGrams: number): ShippingTemplateId {
  if (topCategoryId === 'fresh') return 'cold';
  if (weightGrams >= LARGE_GRAMS) return 'large';
  return ['digital', 'computer', 'care', 'food'].includes(topCategoryId) ? 'sameDay' : 'standard';
}

export async function seedShippingTemplates(tx: Tx): Promise<void> {
  const rows = await tx.selectFrom('shipping_templates').select('id').execute();
  const known = new Set(rows.map(({ id }) => id));
  for (const template of templates) if (!known.has(template.id)) await createShippingTemplate(tx, template);
}
