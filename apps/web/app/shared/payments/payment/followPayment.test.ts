import { ApiError } from '@jiwu/api-client';
import type { Payment } from '@jiwu/contract';
import { describe, expect, it } from 'vitest';
import { followPayment, withPayment } from './followPayment.ts';

const payment = (state: Payment['state']): Payment => ({
  id: 'p',
  payable: { kind: 'recharge', id: 'r' },
  gateway: 'wechat',
  device: 'computer',
  amountFen: 10_000,
  state,
  isReturned: false,
  expiresAt: '2026-11-15T00:30:00Z',
  paidAt: null,
  pages: { toPay: '/user/balance', after: '/user/balance?payment=p' },
});
const broken = () => Promise.reject(new TypeError('network error'));
const refusal = (status: number) => Promise.reject(new ApiError('', { status, code: 0, shown: false }));

/** Each stream and each question plays one step of its script; whatever comes after the last breaks off. */
async function follow(script: { streams: (() => Promise<Payment[]>)[]; answers?: (() => Promise<Payment>)[] }) {
  const seen: string[] = [];
  const waits: number[] = [];
  const leaving = new AbortController();
  const [streams, answers] = [[...script.streams], [...(script.answers ?? [])]];
  const ended = await followPayment({
    signal: leaving.signal,
    stream: async (onPayment) => {
      for (const next of await (streams.shift() ?? broken)()) onPayment(next);
    },
    ask: () => (answers.shift() ?? broken)(),
    wait: async (ms) => {
      waits.push(ms);
      if (waits.length === 8) leaving.abort();
    },
    onPayment: ({ state }) => seen.push(state),
    onConnection: (isLive) => seen.push(isLive ? 'live' : 'dropped'),
  }).then(
    () => 'ended',
    (error: ApiError) => error.status,
  );
  return { ended, seen, waits };
}

it('the end of one payment stays its end, and is not that of another', () => {
  const closed = withPayment({}, payment('closed'));
  const late = withPayment(closed, payment('awaiting'));
  expect(late['p']?.state).toBe('closed');
  const both = withPayment(late, { ...payment('awaiting'), id: 'next' });
  expect([both['p']?.state, both['next']?.state]).toEqual(['closed', 'awaiting']);
});

describe('following a payment', () => {
  it('ends with the state after which nothing comes', async () => {
    const { ended, seen, waits } = await follow({
      streams: [async () => [payment('awaiting'), payment('paid')]],
    });
    expect({ ended, seen, waits }).toEqual({ ended: 'ended', seen: ['live', 'awaiting', 'live', 'paid'], waits: [] });
  });

  it('asks when the connection drops, and connects anew', async () => {
    const { seen, waits } = await follow({
      streams: [async () => [payment('awaiting')], broken, async () => [payment('closed')]],
      answers: [async () => payment('awaiting'), broken],
    });
    expect(seen).toEqual(['live', 'awaiting', 'dropped', 'awaiting', 'dropped', 'live', 'closed']);
    expect(waits).toEqual([1000, 2000]);
  });

  it('is content with an answer to its question', async () => {
    const { ended, seen } = await follow({ streams: [broken], answers: [async () => payment('paid')] });
    expect([ended, seen]).toEqual(['ended', ['dropped', 'paid']]);
  });

  it('waits longer each time, up to a limit, and stops when it is left', async () => {
    const { ended, waits } = await follow({ streams: [] });
    expect([ended, waits]).toEqual(['ended', [1000, 2000, 4000, 8000, 15_000, 15_000, 15_000, 15_000]]);
  });

  it('gives up only where the shop knows no such payment; a busy shop is asked again', async () => {
    expect(await follow({ streams: [() => refusal(404)] })).toMatchObject({ ended: 404, seen: [] });
    const busy = await follow({ streams: [() => refusal(429)], answers: [async () => payment('paid')] });
    expect(busy).toMatchObject({ ended: 'ended', seen: ['dropped', 'paid'] });
  });
});
