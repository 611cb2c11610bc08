import { expect, it } from 'vitest';
import { otherBusinesses } from './otherBusinesses.ts';

it('says why the others cannot be chosen', () => {
  const states = ['approved', 'stopped', 'reviewing', 'reviewing'] as const;
  expect(otherBusinesses(states.map((state) => ({ state })))).toBe('另外 3 家不能选：审核中 2 家，已停用 1 家。');
  expect(otherBusinesses([{ state: 'approved' }])).toBeNull();
});
