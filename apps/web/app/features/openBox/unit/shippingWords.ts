import { formatFen } from '../../../format/formatFen.ts';
import { formatFenShort } from '../../../format/formatFenShort.ts';
import type { Unit } from '../../../shared/openBox/Unit.ts';

/** 包邮 only where the rule gives it: this one is bought alone. */
export function shippingWords({ priceFen, shipping }: Pick<Unit, 'priceFen' | 'shipping'>): string {
  const { feeFen, freeFromFen, vipFreeFromFen } = shipping;
  if (feeFen === 0 || priceFen >= freeFromFen) return '包邮。';
  if (priceFen >= vipFreeFromFen) return `运费 ${formatFen(feeFen)}，VIP 包邮。`;
  return `运费 ${formatFen(feeFen)}，满 ${formatFenShort(freeFromFen)} 包邮。`;
}
