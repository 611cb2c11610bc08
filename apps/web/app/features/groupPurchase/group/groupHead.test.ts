import { expect, it } from 'vitest';
import { groupHead } from './groupHead.ts';

type Facts = Parameters<typeof groupHead>[0];

const now = '2026-11-15T10:15:00Z';
const member = { name: '周**', avatarFileId: null, isLeader: true, paidAt: '2026-11-14T13:30:00Z' };
const group = (paid: number, facts: Partial<Facts['group']> = {}): Facts['group'] => ({
  state: 'open',
  size: 3,
  members: Array.from({ length: paid }, () => member),
  freeSeats: 3 - paid,
  nextFreeAt: null,
  endsAt: '2026-11-15T13:30:00Z',
  endedAt: null,
  now,
  ...facts,
});
const head = (of: Facts['group'], facts: Partial<Facts> = {}) =>
  groupHead({ group: of, mine: null, isOver: false, ...facts });
const none = { isLeader: false, payBy: null, ifLate: 'refund', ownGroup: null, refund: null } as const;
const paid = { ...none, state: 'paid' } as const;
const lapsed = { ...none, state: 'lapsed' } as const;
const late = { ...none, state: 'late' } as const;
const refund = {
  amountFen: 12_909,
  to: 'alipay',
  isDone: true,
  requestedAt: '2026-11-15T10:00:03Z',
  doneAt: '2026-11-15T10:00:05Z',
} as const;

it('tells a viewer how many lack, and what their joining would do', () => {
  expect(head(group(2))).toEqual({
    title: '还差 1 人成团',
    text: '3 人团，已付款 2 人。您参团就满，满了马上排发货。',
  });
  expect(head(group(1))).toEqual({
    title: '还差 2 人成团',
    text: '3 人团，团长已付款，还没有别人参团。付款就占座，满了马上排发货。',
  });
});

it('says when seats are held by others, and when the next may come back', () => {
  const held = group(2, { freeSeats: 0, nextFreeAt: '2026-11-15T10:20:00Z' });
  expect(head(held).text).toBe('3 人团，已付款 2 人。剩下的座位有人正在付款，最早 18:20 会放回来。');
});

it('speaks to whoever holds a seat, has paid, or has let the time pass', () => {
  const mine = { ...none, state: 'held', payBy: '2026-11-15T10:29:00Z' } as const;
  expect(head(group(2, { freeSeats: 0 }), { mine })).toEqual({
    title: '座位留着，等您付款',
    text: '请在 18:29 前付款，没付就放回。您付了就成团。',
  });
  expect(head(group(1), { mine }).text).toContain('您付款后还差 1 人。');
  expect(head(group(2), { mine: { ...paid, isLeader: true } }).text).toContain('您已付款占座，是团长。');
  expect(head(group(2), { mine: lapsed }).text).toBe('您的座位没有付款，已经放回。还有空位，可以再参一次。');
  expect(head(group(2, { freeSeats: 0 }), { mine: lapsed }).text).toContain('有人正在付款');
});

it('tells how it ended, and where the money is', () => {
  const full = group(3, { state: 'full', endedAt: '2026-11-15T09:00:00Z' });
  expect(head(full).text).toBe('3 人都已付款，今天 17:00 满。这个团没有空位了，可以看看同款的其他团。');
  expect(head(full, { mine: paid }).text).toContain('您的订单已经转为待发货。');
  const failed = group(2, { state: 'failed', endsAt: '2026-11-15T10:00:00Z', endedAt: '2026-11-15T10:00:01Z' });
  expect(head(failed)).toEqual({ title: '没有成团', text: '到今天 18:00 还差 1 人。付了款的 2 人都自动原路退款。' });
  expect(head(failed, { mine: paid }).text).toContain('您付的钱正在自动原路退回');
  expect(head(failed, { mine: { ...paid, refund } }).text).toBe(
    '到今天 18:00 还差 1 人。¥129.09 已在今天 18:00 退回支付宝。',
  );
  for (const group of [full, failed]) expect(head(group, { mine: lapsed }).text).toContain('没有付款，已经放回。');
  expect(head(group(2), { isOver: true }).title).toBe('时间到了');
});

it('tells what became of money that found no seat', () => {
  const full = group(3, { state: 'full', endedAt: '2026-11-15T09:00:00Z' });
  const noSeat = '3 人都已付款，今天 17:00 满。您付款时，这个团已经没有座位。';
  expect(head(full, { mine: late }).text).toBe(`${noSeat}按您下单时选的“退款”，您付的钱正在自动原路退回，不用申请。`);
  expect(head(full, { mine: { ...late, ifLate: 'openOwn', refund } }).text).toBe(
    `${noSeat}您选了“另开一团”，但活动已经结束，不能再开，¥129.09 已在今天 18:00 退回支付宝。`,
  );
  const own = { ...late, ifLate: 'openOwn', ownGroup: { id: 'g2', no: 'G2026111500000007' } } as const;
  expect(head(full, { mine: own }).text).toBe(
    `${noSeat}按您下单时选的“另开一团”，这笔钱开了团 G2026111500000007，您是团长。`,
  );
  expect(head(full, { mine: { ...own, refund } }).text).toContain('也没有坐满。¥129.09 已在');
  expect(head(group(2, { freeSeats: 0 }), { mine: late }).text).toContain('已经没有座位');
});
