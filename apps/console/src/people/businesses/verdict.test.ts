import { expect, it } from 'vitest';
import { verdictOf } from './verdict.ts';

it('approves when nothing was ticked', () => {
  expect(verdictOf({})).toEqual({ reasons: [], act: '通过', missing: null });
});

it('counts what was ticked, and says what is not written yet', () => {
  expect(verdictOf({ licence: '' })).toMatchObject({ act: '不通过，1 处要改', missing: '还没写怎么改：执照图片' });
  const half = verdictOf({ website: '  ', licence: '看不清', email: '' });
  expect(half).toMatchObject({ act: '不通过，3 处要改', missing: '还没写怎么改：邮箱、网站' });
});

it('can be sent when each is said', () => {
  expect(verdictOf({ licence: ' 看不清 ' })).toEqual({
    reasons: [{ field: 'licence', words: '看不清' }],
    act: '不通过，1 处要改',
    missing: null,
  });
});
