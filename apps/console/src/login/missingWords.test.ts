import { expect, it } from 'vitest';
import { missingWords } from './missingWords.ts';

it.each([
  [{ loginName: ' ', password: '', code: '' }, '请填登录名和密码'],
  [{ loginName: '', password: 'secret', code: '123456' }, '请填登录名'],
  [{ loginName: 'lin', password: '', code: '123456' }, '请填密码'],
  [{ loginName: 'lin', password: 'secret', code: '123' }, '动态验证码是 6 位数字'],
  [{ loginName: 'lin', password: 'secret', code: '' }, null],
  [{ loginName: 'lin', password: ' ', code: '123456' }, null],
])('%o: %s', (typed, words) => {
  expect(missingWords(typed)).toBe(words);
});
