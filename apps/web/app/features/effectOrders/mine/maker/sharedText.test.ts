import { expect, it } from 'vitest';
import { posterText, sharedText } from './sharedText.ts';

it('says first that it is an advertisement', () => {
  expect(sharedText({ text: ' 戴三小时不压耳朵 ', link: 'https://a/' })).toBe('【广告】戴三小时不压耳朵 https://a/');
  expect(sharedText({ text: '', link: 'https://a/' })).toBe('【广告】https://a/');
});

it('takes the name of the product when the promoter says nothing', () => {
  const title = '知音 N3 头戴式主动降噪耳机 40 小时续航 双设备连接';
  expect(posterText('  ', title)).toBe('知音 N3 头戴式主动降噪耳机 40 小时续航');
  expect(posterText(' 好用 ', title)).toBe('好用');
});
