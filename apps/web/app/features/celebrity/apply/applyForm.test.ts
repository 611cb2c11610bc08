import { expect, it } from 'vitest';
import { emptyForm, readForm } from './applyForm.ts';

const filled = {
  ...emptyForm,
  name: '木子声学',
  field: '音箱',
  bio: '只说自己听过的。',
  account: 'muzi',
  followers: '94,000',
  words: '千元以内的音箱。',
};

it('asks for what is missing, one thing at a time', () => {
  expect(readForm(emptyForm)).toBe('请填写名字');
  expect(readForm({ ...filled, words: '  ' })).toBe('请写想推荐什么');
  expect(readForm({ ...filled, followers: '九万' })).toBe('请填写关注的人数，只写数字');
});

it('sends the number without its commas', () => {
  expect(readForm(filled)).toMatchObject({ platforms: [{ platform: 'douyin', account: 'muzi', followers: 94_000 }] });
});
