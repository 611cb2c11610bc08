import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../../tools/lib/repositoryRoot.ts';

/**
 * A later reading that fails leaves what was read, and what somebody types over it, where it is: only a first one (isLoadingError) may show
 * the failure, instead of the page or above it. Written out in any way: on one line or in braces, of one reading or several.
 */
const GIVES_UP = /\.isError(?: \|\| [\w.]+)*(?:\)\s*\{?\s*return\b| (?:&&|\?)\s*\(?\s*<LoadFailed)/;

it('keeps an open form when what it was read from cannot be read again', () => {
  const files = globSync('apps/console/src/**/*.tsx', { cwd: repositoryRoot });
  expect(files.length).toBeGreaterThan(200);
  const giveUp = files.filter((file) => GIVES_UP.test(readFileSync(path.join(repositoryRoot, file), 'utf8')));
  expect(giveUp).toEqual([]);
});

it.each([
  'if (read.isError) return <LoadFailed />;',
  'if (before.isError || after.isError) {\n    return <LoadFailed />;',
  '{read.isError && <LoadFailed />}',
  'read.isError ? (\n      <LoadFailed />',
])('finds %j', (source) => {
  expect(source).toMatch(GIVES_UP);
});

it.each(['if (read.isLoadingError) return <LoadFailed />;', '{read.isError && !read.data && <LoadFailed />}'])(
  'lets %j be',
  (source) => {
    expect(source).not.toMatch(GIVES_UP);
  },
);
