import { expect, it } from 'vitest';
import { emptyWords, type Words } from '../textWords.ts';
import { versionFacts } from './versionFacts.ts';

/** Every field of a place, each with a value of its own. */
const article: Words = {
  ...emptyWords('article'),
  place: {
    kind: 'article',
    topic: 'ware',
    celebrityId: '0195f0aa-0000-7000-8000-000000000001',
    author: '小满',
    column: '一人食',
    coverFileId: '0195f0aa-0000-7000-8000-000000000002',
  },
};

it('tells of whom an article is, and which picture it begins with', () => {
  const facts = versionFacts(article);
  expect(facts.find(({ is }) => is === 'celebrity')?.value).toBe('0195f0aa-0000-7000-8000-000000000001');
  expect(facts.find(({ is }) => is === 'picture')?.value).toBe('0195f0aa-0000-7000-8000-000000000002');
});

it.each([article, emptyWords('guide')])(
  'leaves nothing of the place of $place.kind out',
  ({ title, place, ...rest }) => {
    // The kind never changes; title and summary stand beside the place.
    const fields = Object.keys(place).length - 1;
    expect(versionFacts({ title, place, ...rest })).toHaveLength(fields + 2);
  },
);
