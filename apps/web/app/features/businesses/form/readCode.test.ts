import { expect, it } from 'vitest';
import { plainCode, readCode } from './readCode.ts';

const places: Readonly<Record<string, string>> = { '350100': '福州市' };
const read = (code: string, kind: 'individual' | 'company' = 'company') => readCode(code, kind, (at) => places[at]);
const right = '91350100M000100Y43';

it('shows the parts of a code with what they say', () => {
  expect(read(right)).toEqual({
    segments: [
      { text: '9', label: '市场监管', isWrong: false },
      { text: '1', label: '企业', isWrong: false },
      { text: '350100', label: '福州市', isWrong: false },
      { text: 'M000100Y4', label: '主体标识', isWrong: false },
      { text: '3', label: '校验位', isWrong: false },
    ],
    verdict: 'right',
    words: '校验位正确，与所选类型一致。',
  });
});

it('says while typing how much is missing', () => {
  expect(read('')).toMatchObject({ segments: [], verdict: 'empty' });
  expect(read('9135')).toMatchObject({ verdict: 'unfinished', words: '还差 14 位' });
  expect(read('9135').segments.map(({ text }) => text)).toEqual(['9', '1', '35']);
});

it.each([
  ['91350100M000100Y44', 'company', '对不上'],
  ['91350100M000100Y4', 'individual', '把类型改为企业'],
  ['92', 'company', '把类型改为个体工商户'],
  ['93', 'company', '第 2 位应为'],
  ['1', 'company', '以 9 开头'],
  ['91350100O', 'company', '不会有 I、O、S、V、Z'],
  ['91350100代', 'company', '只有数字和大写字母'],
  [`${right}7`, 'company', '多了 1 位'],
] as const)('%s as %s: %s', (code, kind, words) => {
  const reading = read(code, kind);
  expect([reading.verdict, reading.words.includes(words) || reading.segments.at(-1)?.label === words]).toEqual([
    'wrong',
    true,
  ]);
});

it('marks the part that is wrong', () => {
  expect(read('91350100M000100Y44').segments.filter(({ isWrong }) => isWrong)).toEqual([
    { text: '4', label: '对不上', isWrong: true },
  ]);
  expect(read('92', 'company').segments.filter(({ isWrong }) => isWrong)).toMatchObject([{ text: '2' }]);
});

it('takes spaces, hyphens and small letters as they are typed', () => {
  expect(plainCode(' 91 350100-m000100y4 3 ')).toBe(right);
  expect(plainCode(undefined)).toBe('');
});
