import { expect, it } from 'vitest';
import { applicationWords } from './applicationWords.ts';
import type { Application } from './applyCalls.ts';

const application = (state: Application['state'], reason: string | null = null): Application => ({
  id: '01900000-0000-7000-8000-000000000000',
  name: '木子声学',
  field: '音箱',
  state,
  reason,
  createdAt: '2026-11-12T02:00:00Z',
  decidedAt: null,
});
const wordsOf = (newest: Application | null, celebrityId: string | null = null) =>
  applicationWords({ newest, celebrityId, isShown: false });

it('says what becomes of the own application, and what can be done', () => {
  expect(applicationWords(null).action).toBe('apply');
  expect(wordsOf(null).action).toBe('apply');
  expect(wordsOf(application('withdrawn')).action).toBe('apply');
  expect(wordsOf(application('waiting'))).toMatchObject({
    action: 'withdraw',
    text: '“木子声学”的申请 11 月 12 日 提交，正在审核。',
  });
  expect(wordsOf(application('refused', '请补充近期作品。'))).toMatchObject({
    action: 'apply',
    text: '上次没有通过：请补充近期作品。 可以改好后再申请。',
  });
  expect(wordsOf(application('approved'), 'x').action).toBe('manage');
});
