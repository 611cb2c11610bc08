import { expect, it } from 'vitest';
import { lateWords, seatsWords, stateNote } from './myGroupWords.ts';

type Facts = Parameters<typeof seatsWords>[0];

const now = '2026-11-15T10:00:00Z';
const member = { name: '孙**', avatarFileId: null, isLeader: true, paidAt: '2026-11-15T09:00:00Z' };
const of = (state: Facts['state'], paid: number, facts: Partial<Facts> = {}): Facts => ({
  state,
  wasLate: false,
  ifLate: 'refund',
  isLeader: false,
  size: 3,
  group: {
    members: Array.from({ length: paid }, () => member),
    openedAt: '2026-11-14T06:32:00Z',
    endsAt: '2026-11-15T08:40:00Z',
    endedAt: state === 'full' ? '2026-11-14T12:12:00Z' : null,
  },
  order: { id: '', no: '', state: 'awaitingDispatch', payFen: 8900, payBy: now, reviewLeft: 0 },
  ...facts,
});

it('says how far a group is, and what the money does', () => {
  expect(seatsWords(of('held', 2)).join('')).toBe('孙** 已付款，您付了就成团');
  expect(seatsWords(of('held', 1)).join('')).toBe('孙** 已付款，您付款后还差 1 人');
  expect(seatsWords(of('held', 0, { group: null })).join('')).toBe('付款后开团，您是团长，还差 2 人');
  expect(seatsWords(of('open', 1, { isLeader: true }))[1]).toBe('还差 2 人');
  expect(seatsWords(of('open', 1, { isLeader: true })).join('')).toBe('您是团长，还差 2 人。没满自动退 ¥89.00');
  expect(seatsWords(of('full', 3)).join('')).toBe('3 / 3，用时 5 小时 40 分');
  expect(seatsWords(of('failed', 2)).join('')).toBe('2 / 3，时间到了没满');
  expect(seatsWords(of('failed', 0, { group: null })).join('')).toBe('没有占上座位');
});

it('says how a group ended, and what becomes of its order', () => {
  expect(stateNote(of('full', 3), now)).toBe('昨天 20:12 满 3 人，仓库正在准备');
  const received = { ...of('full', 3).order, state: 'completed', reviewLeft: 1 } as const;
  expect(stateNote(of('full', 3, { order: received }), now)).toBe('昨天 20:12 满 3 人，收货后 30 天内可以评价');
  expect(stateNote(of('failed', 2), now)).toBe('今天 16:40 到期，差 1 人');
  expect(stateNote(of('failed', 0, { group: null }), now)).toBe('付款到得晚，团里已经没有座位');
});

it('tells what was done with money that came late, by the choice of its owner', () => {
  const own = { wasLate: true, isLeader: true, ifLate: 'openOwn' } as const;
  expect(lateWords(of('open', 1))).toBeNull();
  expect(lateWords(of('open', 1, own))).toContain('“另开一团”，这 ¥89.00 已用来开新团');
  expect(lateWords(of('failed', 1, own))).toContain('也没有坐满，自动原路退回');
  const gone = { wasLate: true, group: null };
  expect(lateWords(of('failed', 0, gone))).toContain('“退款”，¥89.00 自动原路退回');
  expect(lateWords(of('failed', 0, { ...gone, ifLate: 'openOwn' }))).toContain('但活动已经结束，不能再开，¥89.00');
  // Who wanted to open one, and whose money came when the campaign was over.
  const opener = of('failed', 0, { ...gone, isLeader: true });
  expect(lateWords(opener)).toBe('您付款时活动已经结束，不能再开团，¥89.00 自动原路退回。');
  expect(stateNote(opener, now)).toBe('付款到得晚，活动已经结束');
  // A free seat of the same group was found.
  expect(lateWords(of('open', 2, { wasLate: true }))).toBeNull();
});
