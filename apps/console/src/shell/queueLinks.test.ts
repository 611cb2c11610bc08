import { expect, it } from 'vitest';
import { queueWords } from '../home/queueWords.ts';
import { pages } from './pages.ts';

it('what waits leads to a page of the menu', () => {
  const paths = new Set<string>(pages.map(({ path }) => path));
  const links = Object.values(queueWords).flatMap(({ to }) => (to === null ? [] : [to.replace(/\?.*/, '')]));
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((path) => !paths.has(path))).toEqual([]);
});
