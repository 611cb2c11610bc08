import { expect, test } from 'vitest';
import { createSmsLimits } from './createSmsLimits.ts';

test('each window fills and empties by itself', () => {
  let now = 0;
  const limits = createSmsLimits(() => now);
  const trySend = (): string => {
    const exceeded = limits.findExceeded('13900000001');
    if (exceeded === undefined) limits.note('13900000001');
    return exceeded ?? 'sent';
  };
  const sendAfter = (spanMs: number): string => {
    now += spanMs;
    return trySend();
  };
  expect(trySend()).toBe('sent');
  expect(sendAfter(59_999)).toBe('触发分钟级流控Permits:1');
  expect(sendAfter(1)).toBe('sent');
  for (let sent = 2; sent < 5; sent += 1) expect(sendAfter(60_000)).toBe('sent');
  expect(sendAfter(60_000)).toBe('触发小时级流控Permits:5');
  for (let sent = 5; sent < 10; sent += 1) expect(sendAfter(3_600_000)).toBe('sent');
  expect(sendAfter(3_600_000)).toBe('触发天级流控Permits:10');
  expect(limits.findExceeded('13900000002')).toBeUndefined();
  expect(sendAfter(86_400_000)).toBe('sent');
});
