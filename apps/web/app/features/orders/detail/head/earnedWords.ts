import { formatCount } from '../../../../format/formatCount.ts';
import type { Order } from '../../orderQueries.ts';

/** The integral given at completion, and the part that refunds took back: 得到 624 积分，退款收回 312. */
export function earnedWords({ integral, takenBack }: Order['earns']): string {
  const given = `得到 ${formatCount(integral + takenBack)} 积分`;
  return takenBack === 0 ? given : `${given}，退款收回 ${formatCount(takenBack)}`;
}
