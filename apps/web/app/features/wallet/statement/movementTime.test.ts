import { expect, it } from 'vitest';
import { movementTime } from './movementTime.ts';

it('is the time in Shanghai, wherever it is read', () => {
  expect(movementTime('2026-11-13T12:06:59Z')).toBe('11-13 20:06');
  expect(movementTime('2026-10-31T16:00:00Z')).toBe('11-01 00:00');
});
