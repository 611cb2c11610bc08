import type { Order } from '../../orderQueries.ts';
import { channelPriceName } from '../../../../shared/orders/price/channelPriceName.ts';

export interface AmountColumn {
  readonly key: 'list' | 'unit' | 'campaign' | 'coupon' | 'integral' | 'pay';
  readonly label: string;
  readonly of: (line: Order['lines'][number]) => number;
}

const columns: readonly AmountColumn[] = [
  { key: 'list', label: '普通价', of: ({ listFen }) => listFen },
  { key: 'unit', label: 'VIP', of: ({ listFen, goodsFen }) => goodsFen - listFen },
  { key: 'campaign', label: '满减', of: ({ campaignFen }) => -campaignFen },
  { key: 'coupon', label: '券', of: ({ couponFen }) => -couponFen },
  { key: 'integral', label: '积分', of: ({ integralFen }) => -integralFen },
  { key: 'pay', label: '实付', of: ({ payFen }) => payFen },
];

/** Every step of the price, line by line: each row and each column adds up. */
export function amountColumns(lines: Order['lines'], isPaid: boolean): AmountColumn[] {
  const labels: Partial<Record<AmountColumn['key'], string>> = {
    unit: unitLabel(lines),
    pay: isPaid ? '实付' : '应付',
  };
  return columns.map((column) => ({ ...column, label: labels[column.key] ?? column.label }));
}

function isWon({ unitPriceReason }: Order['lines'][number]): boolean {
  return unitPriceReason.code === 'channelPrice' && unitPriceReason.channel === 'drawPrize';
}

/** Below the ordinary price for one reason or for several. */
function unitLabel(lines: Order['lines']): string {
  const codes = new Set(
    lines.map(({ unitPriceReason }) => unitPriceReason.code).filter((code) => code !== 'ordinaryPrice'),
  );
  if (codes.size === 0 || (codes.size === 1 && codes.has('vipPrice'))) return 'VIP';
  if (codes.size > 1) return '专享价';
  if (codes.has('wholesalePrice')) return '批发';
  return lines.some(isWon) ? '奖品' : channelPriceName(lines);
}
