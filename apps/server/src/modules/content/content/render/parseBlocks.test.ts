import { expect, it } from 'vitest';
import { parseBlocks } from './parseBlocks.ts';

it('cuts at product cards and lists, and knows the line of each', () => {
  const blocks = parseBlocks('开头\n\n:::product 200340\n出水细，\n不滴\n:::\n\n中间\n:::list\n结尾');
  expect(blocks).toEqual([
    { kind: 'markdown', line: 1, markdown: '开头\n' },
    { kind: 'product', line: 3, reference: '200340', words: '出水细， 不滴' },
    { kind: 'markdown', line: 7, markdown: '\n中间' },
    { kind: 'list', line: 9 },
    { kind: 'markdown', line: 10, markdown: '结尾' },
  ]);
});

it('reads lines of other systems, cards without words, and cards side by side', () => {
  const blocks = parseBlocks(':::product a\r\n:::\r\n\r\n:::product b\r\n:::');
  expect(blocks.map((block) => (block.kind === 'product' ? [block.reference, block.words] : block.kind))).toEqual([
    ['a', ''],
    ['b', ''],
  ]);
});

it.each([
  ['not closed', ':::product a\n没有收尾'],
  ['closed by another', ':::product a\n:::product b\n:::'],
  ['without an id', ':::product\n:::'],
  ['of an unknown kind', ':::video x\n:::'],
  ['closing nothing', '字\n:::'],
])('names a mark that is %s', (_, markdown) => {
  expect(parseBlocks(markdown).some(({ kind }) => kind === 'broken')).toBe(true);
});

it('has nothing for nothing', () => {
  expect(parseBlocks(' \n\n')).toEqual([]);
});
