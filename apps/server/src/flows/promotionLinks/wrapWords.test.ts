import { expect, it } from 'vitest';
import { wrapWords } from './wrapWords.ts';

it.each([
  ['戴三小时不压耳朵', 8, ['戴三小时不压耳朵']],
  ['戴三小时不压耳朵，我自己在用', 8, ['戴三小时不压耳朵', '，我自己在用']],
  ['知音 N3 头戴式主动降噪耳机 40 小时续航', 8, ['知音 N3 头戴式', '主动降噪耳机…']],
  ['😀😀😀😀', 3, ['😀😀😀', '😀']],
  ['戴着 headphones 走', 8, ['戴着', 'headphones 走']],
  ['x'.repeat(20), 8, ['x'.repeat(13), 'x'.repeat(7)]],
  ['', 8, ['']],
])('%s in lines of %i', (text, em, lines) => {
  expect(wrapWords(text, { lines: 2, em })).toEqual(lines);
});
