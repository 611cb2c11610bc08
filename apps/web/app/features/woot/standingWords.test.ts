import { expect, it } from 'vitest';
import { standingWords } from './standingWords.ts';

type Facts = Parameters<typeof standingWords>[0];

const deal = {
  held: 6,
  left: 0,
  limitPerUser: 2,
  soldOutAt: null,
  nextBackAt: '2026-11-15T10:21:05Z',
  beginsAt: '2026-11-15T02:00:00Z',
};
const say = (standing: Facts['standing'], change: Partial<Facts> = {}) =>
  standingWords({ standing, deal, claims: [], isBack: false, now: '2026-11-15T01:00:00Z', ...change });
const claim = (state: Facts['claims'][number]['state']) => ({ state, deadline: '2026-11-15T10:27:42Z' });

it('says until when a piece is kept, by the shop’s clock', () => {
  expect(say('held', { claims: [claim('lapsed'), claim('held')] })).toBe('为您留到 18:27:42，没付就放回');
  expect(say('ordered', { claims: [claim('ordered')] })).toContain('请在 18:27:42 前付款');
});

it('says when the first piece may come back, and when the last one went', () => {
  expect(say('taken')).toBe('6 件还没付款，最早 18:21:05 放回');
  expect(say('taken', { deal: { ...deal, nextBackAt: null } })).toBe('6 件还没付款');
  expect(say('soldOut', { deal: { ...deal, soldOutAt: '2026-11-15T02:21:40Z' } })).toBe('10:21 抢完');
});

it('says that a piece came back, or that one may have another', () => {
  expect(say('open')).toBe('抢到后 10 分钟内付款');
  expect(say('open', { isBack: true, deal: { ...deal, left: 1 } })).toBe('有人没付款，放回来 1 件');
  expect(say('open', { claims: [claim('bought')] })).toBe('您已抢到 1 件，还可以再抢 1 件');
});

it('names the beginning of the day', () => {
  expect(say('before')).toBe('10:00 开始，开始前 5 分钟发站内消息');
});
