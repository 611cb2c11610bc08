import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../../tools/lib/repositoryRoot.ts';

const pages = globSync('{*.md,docs/**/*.md,{apps,packages,db,tools}/**/README.md}', {
  cwd: repositoryRoot,
  exclude: (name) => name.includes('node_modules'),
});

/** Targets of `[words](target)` that are files of this repository. */
function linksOf(page: string): string[] {
  const text = readFileSync(path.join(repositoryRoot, page), 'utf8').replaceAll(/```.*?```/gs, '');
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target));
}

it('finds pages and links to look at', () => {
  expect(pages).toContain('docs/architecture.md');
  expect(linksOf('docs/architecture.md').length).toBeGreaterThan(20);
});

it.each(pages)('%s links only to what exists', (page) => {
  const broken = linksOf(page).filter((link) => !existsSync(path.join(repositoryRoot, path.dirname(page), link)));
  expect(broken).toEqual([]);
});
