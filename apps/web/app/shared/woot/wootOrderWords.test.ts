import { expect, it } from 'vitest';
import { wootOrderWords } from './wootOrderWords.ts';

type Facts = Parameters<typeof wootOrderWords>[0];

const say = (state: Facts['state'], paidAt: string | null = null) =>
  wootOrderWords({ state, paidAt, payBy: '2026-11-15T10:27:42Z', now: '2026-11-15T10:18:00Z' });

it('says until when the piece is kept, and what not paying costs', () => {
  expect(say('awaitingPayment')).toMatch(/^这一件为您留到 18:27，没付就放回/);
  expect(say('awaitingPayment')).toContain('满 2 次，当天不能再抢');
  expect(say('awaitingPayment')).toContain('最后 60 秒只能用余额付');
});

it('says of a closed order whether the piece went back unpaid', () => {
  expect(say('closed')).toBe('没有付款，这一件已经放回，别人可以接着抢。');
  expect(say('closed', '2026-11-15T10:20:00Z')).toBe(say('completed', '2026-11-15T10:20:00Z'));
});
