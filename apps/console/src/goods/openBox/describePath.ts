import { formatFen } from '../../ui/money/formatFen.ts';

interface Schedule {
  readonly startFen: number;
  readonly floorFen: number;
  readonly dropFen: number | null;
  readonly everyDays: number;
}

/** How a price falls, and how its floor lies to what the unit cost. */
export function describePath({ startFen, floorFen, dropFen, everyDays }: Schedule, bookFen: number | null): string {
  const drops = dropFen ? Math.ceil((startFen - floorFen) / dropFen) : 0;
  const falls = drops === 0 ? '不降价。' : `降 ${drops} 次，${drops * everyDays} 天后到底价。`;
  if (bookFen === null) return falls;
  if (floorFen === bookFen) return `${falls}底价就是账面。`;
  return `${falls}底价比账面${floorFen > bookFen ? '高' : '低'} ¥${formatFen(Math.abs(floorFen - bookFen))}。`;
}
