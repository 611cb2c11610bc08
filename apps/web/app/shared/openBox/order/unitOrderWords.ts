import type { Order } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { formatFen } from '../../../format/formatFen.ts';
import { clockMoment } from '../../../format/momentWords.ts';
import { gradeWords } from '../gradeWords.ts';
import type { OrderedUnit } from '../Unit.ts';

type Facts = Pick<Order, 'state' | 'payBy' | 'paidAt' | 'now'>;

const sold = '这一件是您的了，发出前会复核序列号。';

const words: Readonly<Record<Order['state'], (order: Facts) => string>> = {
  awaitingPayment: ({ payBy, now }) =>
    `这一件为您锁到 ${clockMoment(payBy, now)}，没付就放回列表。最后 ${rules.openBox.balanceOnlySeconds} 秒只能用余额付；` +
    `没付满 ${rules.openBox.lapsedPerDay} 次，当天不能再锁。`,
  awaitingGroup: () => sold,
  awaitingDispatch: () => sold,
  awaitingReceipt: () => '这一件已经发出，收到后请对照照片和检测单看一遍。',
  completed: () => '这一件已经收到。',
  closed: ({ paidAt }) => (paidAt === null ? '没有付款，这一件已经放回列表。' : '这一件已经退款。'),
};

/** What the state of its order means for a unit. */
export function unitOrderWords(order: Facts): string {
  return words[order.state](order);
}

type Bought = Pick<Order, 'state'> & {
  readonly lines: readonly Pick<Order['lines'][number], 'quantity' | 'refundedQuantity'>[];
};

/** Whether its buyer has it, or waits for it: who was refunded has no return any more. */
export function hasReturn({ state, lines }: Bought): boolean {
  return state !== 'closed' && lines.some(({ quantity, refundedQuantity }) => refundedQuantity < quantity);
}

/** Which return the buyer has, by what was acknowledged. */
export function returnWords({
  asked,
  acknowledged,
  isAllAcknowledged,
  warrantyMonths,
}: Pick<OrderedUnit, 'asked' | 'acknowledged' | 'isAllAcknowledged' | 'warrantyMonths'>): string[] {
  const right = isAllAcknowledged
    ? `${asked} 条您都确认过：签收后 7 天内，与描述不符、破损、错发或缺件可退，寄回的运费我们付。没写在档案里的，都算不符。`
    : asked === 0
      ? '没有要确认的痕迹与缺件：签收后 7 天内无理由可退，商品保持收到时的样子，寄回的运费您付，商品有问题的我们付。'
      : `您确认了 ${acknowledged.length} / ${asked} 条：签收后 7 天内无理由可退，商品保持收到时的样子，寄回的运费您付，商品有问题的我们付。`;
  return [right, ...(warrantyMonths === null ? [] : [`整机保修 ${warrantyMonths} 个月，从签收算起。`])];
}

/** What was found on the unit that this buyer sent back. */
export function foundWords({ words: seen, grade, priceFen }: NonNullable<OrderedUnit['found']>): string {
  const after =
    priceFen === null
      ? `它定为 ${gradeWords[grade].mark} 级，还没有重新上架。`
      : `它定为 ${gradeWords[grade].mark} 级，按 ${formatFen(priceFen)} 重新上架。`;
  return `您寄回后的复检：${seen === '' ? '没有新的痕迹' : seen}。${after}`;
}
