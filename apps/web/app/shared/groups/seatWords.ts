import type { Seat } from './Group.ts';

const words: Readonly<Record<Seat['state'], (seat: Pick<Seat, 'isLeader'>) => string>> = {
  wished: () => '还没有下单，座位没有占上。',
  held: ({ isLeader }) => (isLeader ? '付款之后开团，您是团长。' : '座位留着，付款之后算数。'),
  paid: () => '您已付款占座，把团发给朋友，坐满就发货。',
  full: () => '人已坐满，订单转为待发货。',
  late: () => '您付款时团已经满了，这笔钱正在自动原路退回。',
  failing: () => '到时没有坐满，这笔钱正在自动原路退回。',
  failed: () => '没有成团，钱已经自动原路退回。',
  lapsed: () => '没有在时限内付款，座位已经放回。',
};

/** What became of a seat, for whoever has its order. */
export function seatWords(seat: Pick<Seat, 'state' | 'isLeader'>): string {
  return words[seat.state](seat);
}
