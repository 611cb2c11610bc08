import { expect, it } from 'vitest';
import { isRewired } from './isRewired.ts';

const before = `import {
  one,
} from 'one';

/** Adds. */
export function add(a: number) {
  return a + one;
}
const page = () => import('page');
`;

it('what a function does ties nothing', () => {
  expect(isRewired(before, before.replace('a + one', 'one + a').replace('Adds.', 'Sums up.'))).toBe(false);
});

it.each([
  ['an import leads elsewhere', before.replace("'one'", "'two'")],
  ['another name is imported', before.replace('  one,', '  one,\n  two,')],
  ['a page is loaded later', before.replace("('page')", "('sheet')")],
  ['an export has another name', before.replace('function add', 'function sum')],
  ['an export is added', `${before}export type { Sum } from 'sum';\n`],
  ['the file is gone', null],
])('%s', (_, after) => {
  expect(isRewired(before, after)).toBe(true);
});

it('a file that was not there ties', () => {
  expect(isRewired(null, before)).toBe(true);
});
