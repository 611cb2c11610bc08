import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../../tools/lib/repositoryRoot.ts';

/** The columns of the table in docs/domains.md after the domain's name, with the folder of their names. */
const columns = {
  contract: 'packages/contract/src',
  api: 'apps/server/src/api',
  flows: 'apps/server/src/flows',
  modules: 'apps/server/src/modules',
  web: 'apps/web/app',
} as const;

const named = readTable(readFileSync(path.join(repositoryRoot, 'docs/domains.md'), 'utf8'));

it('names only paths that exist', () => {
  expect(named.size).toBeGreaterThan(50);
  expect([...named].filter((name) => !existsSync(path.join(repositoryRoot, name)))).toEqual([]);
});

it('names every contract file with endpoints', () => {
  const files = readdirSync(path.join(repositoryRoot, columns.contract)).map((file) => `${columns.contract}/${file}`);
  const withEndpoints = files.filter((file) =>
    /\bendpoint\(\{/.test(readFileSync(path.join(repositoryRoot, file), 'utf8')),
  );
  expect(withEndpoints.length).toBeGreaterThan(20);
  expect(missing(withEndpoints)).toEqual([]);
});

it('names every flow room, module and web feature', () => {
  const domains = foldersIn(columns.modules);
  expect(missing(foldersIn(columns.flows))).toEqual([]);
  expect(missing(domains.flatMap((domain) => foldersIn(domain)))).toEqual([]);
  expect(missing(foldersIn(`${columns.web}/features`))).toEqual([]);
  expect(missing(foldersIn(`${columns.web}/shared`))).toEqual([]);
});

/** Every path that the table names, from the root of the repository. */
function readTable(text: string): ReadonlySet<string> {
  const [head, , ...rows] = text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  expect(head).toEqual(['domain', ...Object.keys(columns)]);
  const folders = Object.values(columns);
  return new Set(
    rows.flatMap(([, ...cells]) =>
      cells.flatMap((cell, index) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => `${folders[index]}/${name}`)),
    ),
  );
}

function foldersIn(parent: string): string[] {
  return readdirSync(path.join(repositoryRoot, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${parent}/${name}`);
}

function missing(wanted: readonly string[]): string[] {
  return wanted.filter((name) => !named.has(name));
}
