import type { Seat } from './Group.ts';

type Facts = Pick<Seat, 'state' | 'isLeader' | 'wasLate' | 'groupId'>;

const words: Readonly<Record<Seat['state'], (seat: Facts) => string>> = {
  wished: () => '还没有下单，座位没有占上。',
  held: ({ isLeader }) => (isLeader ? '付款之后开团，您是团长。' : '座位留着，付款之后算数。'),
  paid: ({ wasLate }) =>
    wasLate
      ? '您付款时原来的团已经没有座位，按您选的“另开一团”开了这个团，您是团长。'
      : '您已付款占座，把团发给朋友，坐满就发货。',
  full: () => '人已坐满，订单转为待发货。',
  late: (seat) => `${noSeatWords(seat)}，这笔钱自动原路退回。`,
  failing: () => '到时没有坐满，这笔钱自动原路退回。',
  failed: (seat) => `${isWithoutGroup(seat) ? noSeatWords(seat) : '到时没有坐满'}，这笔钱自动原路退回。`,
  lapsed: () => '没有在时限内付款，座位已经放回。',
};

/** What became of a seat, for whoever has its order. How far a refund is stands beside it. */
export function seatWords(seat: Facts): string {
  return words[seat.state](seat);
}

const isWithoutGroup = ({ wasLate, isLeader, groupId }: Facts) => wasLate && !(isLeader && groupId !== null);
const noSeatWords = ({ isLeader }: Facts) => (isLeader ? '您付款时活动已经结束' : '您付款时团里已经没有座位');
