import { expect, it } from 'vitest';
import { readStatementState, statementAddress } from './statementState.ts';

it('reads what it writes', () => {
  for (const address of ['/user/balance', '/user/balance?month=2026-10', '/user/balance?month=2026-10&kind=refund']) {
    const state = readStatementState(new URL(address, 'https://shop.example').searchParams);
    expect(statementAddress(state)).toBe(address);
  }
});

it.each(['month=2026-13', 'month=11', 'kind=all', 'month=&kind=', 'payment=x'])('leaves out %s', (query) => {
  expect(readStatementState(new URLSearchParams(query))).toEqual({ month: null, kind: null });
});
