import { formatFen } from '../../../ui/money/formatFen.ts';

interface Prices {
  readonly priceFen: number | null;
  /** The struck price that is shown now. */
  readonly shownFen: number | null;
  /** The lowest deal of the days that count. */
  readonly lowestFen: number | null;
}

/** What may be written as struck price, and whether the one that is shown would be proven anew: by the rules that a draft is judged by. */
export function sayStruckPrice({ priceFen, shownFen, lowestFen }: Prices): string {
  const may = lowestFen !== null && priceFen !== null && lowestFen > priceFen;
  const why = lowestFen === null ? '近 7 天没有成交' : `近 7 天最低成交 ${formatFen(lowestFen)}`;
  if (shownFen !== null && shownFen === lowestFen && may) return `${why}，划线价写的就是它`;
  const now = may ? `${why}，划线价只能写它` : `${why}${lowestFen === null ? '' : '，不高于售价'}，写不了划线价`;
  if (shownFen === null) return now;
  const next = may ? `只能写 ${formatFen(lowestFen)}` : '要先去掉';
  return `${why}。现在的划线价 ${formatFen(shownFen)} 在售价不变时可以留着，一改售价就${next}`;
}
