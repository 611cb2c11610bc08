import { describe, expect, it } from 'vitest';
import { compareDay } from './compareDay.ts';

const capture = (number: string, amountFen: number, isExpected = true) => ({
  kind: 'capture' as const,
  number,
  amountFen,
  isExpected,
});

describe('compareDay', () => {
  it('finds nothing where both sides agree, even if we count a line to another day', () => {
    expect(compareDay([capture('a', 1), capture('b', 2)], [capture('a', 1), capture('b', 2, false)])).toEqual([]);
  });

  it('tells what only one side has, and what has two amounts', () => {
    const theirs = [capture('a', 1), capture('b', 2)];
    const ours = [capture('b', 3), capture('c', 4), capture('d', 5, false)];
    expect(compareDay(theirs, ours)).toEqual([
      { kind: 'capture', number: 'a', difference: 'onlyThere', theirsFen: 1, oursFen: null },
      { kind: 'capture', number: 'b', difference: 'amount', theirsFen: 2, oursFen: 3 },
      { kind: 'capture', number: 'c', difference: 'onlyHere', theirsFen: null, oursFen: 4 },
    ]);
  });

  it('keeps captures and refunds of one number apart, and sees a number charged twice', () => {
    const refund = { ...capture('a', 1), kind: 'refund' as const };
    expect(compareDay([capture('a', 1), refund], [capture('a', 1), refund])).toEqual([]);
    expect(compareDay([capture('a', 1), capture('a', 1)], [capture('a', 1)])).toMatchObject([
      { difference: 'amount', theirsFen: 2, oursFen: 1 },
    ]);
  });
});
