import { formatFen } from '../../../format/formatFen.ts';
import type { Product } from '../ProductData.ts';

/** 开箱 3 件，¥149.00 起, and what the cheapest saves against a new one. */
export function openBoxWords(
  { count, fromFen }: NonNullable<Product['openBox']>,
  newFen: number,
): { title: string; text: string } {
  const saving = newFen > fromFen ? `比全新的省 ${formatFen(newFen - fromFen)}，` : '';
  return {
    title: count === 1 ? `开箱 1 件 ${formatFen(fromFen)}` : `开箱 ${count} 件 ${formatFen(fromFen)} 起`,
    text: `${saving}一物一检，照片就是那一件`,
  };
}
