import { expect, it } from 'vitest';
import { opensWords } from './opensWords.ts';

it('says when a coupon opens as people say it', () => {
  const now = '2026-11-15T02:00:00Z';
  expect(opensWords('2026-11-15T12:30:00Z', now)).toBe('今天 20:30 开领');
  expect(opensWords('2026-11-16T02:00:00Z', now)).toBe('明天 10:00 开领');
  expect(opensWords('2026-11-20T16:00:00Z', now)).toBe('11 月 21 日 00:00 开领');
});
