import { ApiError } from '@jiwu/api-client';
import { errorCodes, type ErrorCode } from '@jiwu/contract/errorCodes';
import { expect, it } from 'vitest';
import { whyNotOpened } from './whyNotOpened.ts';

function refusal(name: ErrorCode): ApiError {
  const { status, code, msg } = errorCodes[name];
  return new ApiError(msg, { status, code, shown: false });
}
const offline = new ApiError('网络没有连上，请检查后再试', { status: 0, code: 0, shown: false });
const why = (error: unknown, state: Parameters<typeof whyNotOpened>[1]['state'], paymentId: string | null = 'p') =>
  whyNotOpened(error, { paymentId, state, name: '支付宝' });

it('whoever has paid is led on, and never told that nothing was taken', () => {
  for (const paid of [why(refusal('PAYMENT_DONE'), null, null), why(refusal('GATEWAY_UNAVAILABLE'), 'paid')]) {
    expect(paid.isOver).toBe(true);
    expect(paid.message).not.toContain('没有扣款');
  }
});

it.each([
  ['a try that the payer was led to before', refusal('GATEWAY_UNAVAILABLE'), 'awaiting', 'p'],
  ['a shop that cannot be asked', offline, null, null],
] as const)('%s leaves open whether it is paid', (_what, error, state, follow) => {
  const told = why(error, state);
  expect(told).toMatchObject({ isOver: false, follow });
  expect(told.message).not.toContain('没有扣款');
});

it('says that nothing was taken where nobody can have paid', () => {
  const certain = [why(refusal('GATEWAY_UNAVAILABLE'), 'created'), why(refusal('BALANCE_ONLY'), null, null)];
  expect(certain.map(({ message }) => message)).toEqual([
    '支付渠道暂时没有响应，请稍后再试，或换一种方式。还没有扣款。',
    '离付款截止不到 1 分钟，请用余额支付。还没有扣款。',
  ]);
  expect(certain.map(({ isOver, follow }) => isOver || follow !== null)).toEqual([false, false]);
});

it('says in its own words what is no error of the shop', () => {
  expect(why('?', 'created').message).toBe('支付宝没有打开。还没有扣款。');
});
