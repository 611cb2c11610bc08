import { expect, it } from 'vitest';
import { emptyWords } from '../textWords.ts';
import { textChanges } from './textChanges.ts';

const words = { ...emptyWords('article'), title: '青瓷壶', markdown: '# 开壶\n\n温水没过壶身。\n\n自然放凉。' };

it('names what another changed under an open text, and nothing else', () => {
  expect(textChanges(words, words)).toEqual([]);
  expect(textChanges(words, { ...words, title: '青瓷壶怎么开' })).toEqual([
    { name: '标题', before: '青瓷壶', now: '青瓷壶怎么开' },
  ]);
});

it('counts the lines of the body, and gives pictures no numbers', () => {
  const { place } = emptyWords('article');
  const withCover = { ...place, coverFileId: '0195f0aa-0000-7000-8000-000000000002' } as typeof place;
  const markdown = words.markdown.replace('自然放凉。', '自然放凉，不要急。\n\n擦干。');
  expect(textChanges(words, { ...words, place: withCover, markdown })).toEqual([
    { name: '封面', before: '', now: '另一张图片' },
    { name: '正文', before: '1 行', now: '3 行' },
  ]);
});
