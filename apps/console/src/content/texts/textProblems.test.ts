import { expect, it } from 'vitest';
import { sayTextProblems } from './textProblems.ts';

it('names each thing that was not found, and the line', () => {
  const problems = [
    { kind: 'product', line: 3, words: '999999' },
    { kind: 'picture', line: 5, words: '0190' },
    { kind: 'picture', line: 0, words: '0191' },
    { kind: 'author', line: 0, words: '0192' },
    { kind: 'figure', line: 0, words: 'rules.nothing' },
    { kind: 'mark', line: 7, words: ':::product' },
    { kind: 'length', line: 0, words: '很长的标题' },
  ];
  expect(sayTextProblems({ problems })).toEqual([
    '第 3 行：没有商品 999999',
    '第 5 行：没有图片 0190',
    '封面：没有图片 0191',
    '作者：没有选的这位达人',
    '标题或摘要：没有“{{rules.nothing}}”这个数字',
    '第 7 行：“:::product”没写完整，商品卡写作 :::product 商品编号，另起一行用 ::: 收尾',
    '标题或摘要：太长了，读者看到的是“很长的标题”',
  ]);
});

it('has nothing to say of another refusal', () => {
  for (const refusal of [
    null,
    undefined,
    'TEXT_SLUG_TAKEN',
    {},
    { problems: 3 },
    { problems: [null, { kind: 'moon' }] },
  ])
    expect(sayTextProblems(refusal)).toEqual([]);
});
