import { expect, it } from 'vitest';
import { stoppedWords } from './stoppedWords.ts';

const at = '2026-09-30T02:00:00.000Z';

it('says who stopped it, and what is left to do', () => {
  expect(stoppedWords({ stopped: { at, by: 'user', reason: null } })).toBe(
    '您在 2026-09-30 停用。不能再代发和投放，以前的单和记录都还在。',
  );
  expect(stoppedWords({ stopped: { at, by: 'staff', reason: '执照已注销。' } })).toBe(
    '客服在 2026-09-30 停用：执照已注销。不能再代发和投放，付过款的照常。要恢复请联系客服。',
  );
  expect(stoppedWords({ stopped: null })).toBe('');
});
