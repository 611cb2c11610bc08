import { expect, it } from 'vitest';
import { sealDeed } from './sealDeed.ts';

const request = { kind: 'payout', subjectId: 'a', does: { to: 'b', rows: [{ id: 'c', fen: 1 }, 'd'] } };

it('does not depend on the order of keys', () => {
  const turned = { does: { rows: [{ fen: 1, id: 'c' }, 'd'], to: 'b' }, subjectId: 'a', kind: 'payout' };
  expect(sealDeed(turned)).toEqual(sealDeed(request));
});

it.each([
  ['kind', { ...request, kind: 'refund' }],
  ['subject', { ...request, subjectId: 'b' }],
  ['a fact', { ...request, does: { ...request.does, to: 'x' } }],
  ['an amount deep inside', { ...request, does: { ...request.does, rows: [{ id: 'c', fen: 2 }, 'd'] } }],
  ['the order of rows', { ...request, does: { ...request.does, rows: ['d', { id: 'c', fen: 1 }] } }],
  ['a number that became a text', { ...request, does: { ...request.does, rows: [{ id: 'c', fen: '1' }, 'd'] } }],
])('depends on %s', (_what, other) => {
  expect(sealDeed(other).hash).not.toEqual(sealDeed(request).hash);
});
