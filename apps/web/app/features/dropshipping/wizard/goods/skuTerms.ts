import { formatCount } from '../../../../format/formatCount.ts';
import { formatFen } from '../../../../format/formatFen.ts';

interface Tier {
  readonly minQuantity: number;
  readonly priceFen: number;
}

/** Answers say 200 for more than that. */
const MANY = 200;

/** The wholesale tiers of a SKU, and how many pieces are left where they are few: 10 件起 ¥33.90，剩 8 件. */
export function skuTerms(wholesale: readonly Tier[], available: number): string {
  const tiers = wholesale.map(({ minQuantity, priceFen }) => `${formatCount(minQuantity)} 件起 ${formatFen(priceFen)}`);
  const left = available === 0 ? '暂时没货' : available < MANY ? `剩 ${formatCount(available)} 件` : '';
  return [tiers.length > 0 ? tiers.join('，') : '没有批发价', left].filter((part) => part !== '').join('，');
}
