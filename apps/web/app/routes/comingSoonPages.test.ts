import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { comingSoonPages } from './comingSoonPages.ts';

it('names each path once, with a sentence and a way on that is not the page itself', () => {
  expect(new Set(comingSoonPages.map(({ path }) => path)).size).toBe(comingSoonPages.length);
  for (const { path, sentence, action } of comingSoonPages) {
    expect(sentence).toMatch(/。$/);
    expect(action.to).not.toBe(path);
  }
});

it('holds exactly the pages that show the state', () => {
  for (const { path } of comingSoonPages) {
    const file = join(import.meta.dirname, `${path}.tsx`);
    expect({ path, exists: existsSync(file) }).toEqual({ path, exists: true });
    expect(readFileSync(file, 'utf8')).toContain(`comingSoonPage('${path}')`);
  }
});
