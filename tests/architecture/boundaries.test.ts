import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { boundaryRules } from '../../tools/architecture/boundaryRules.ts';
import { cruiseTree } from '../../tools/architecture/cruiseTree.ts';
import { findUnlistedFolders } from '../../tools/architecture/findUnlistedFolders.ts';
import { listedFolders } from '../../tools/architecture/layers.ts';
import { plantBreaches } from './plantBreaches.ts';

/** The shop's own tree is read by the step `boundaries` of `pnpm check`; these trees show that it would find a breach. */
const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'jiwu-boundaries-')));
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('a tree that breaks every rule', async () => {
  const expected = plantBreaches(root);
  const { violations } = await cruiseTree(root);
  const found = (name: string, lines: readonly string[]) => lines.filter((line) => line.startsWith(`${name}: `));

  it.each(boundaryRules.map((rule) => rule.name))('is caught by %s', (name) => {
    expect(found(name, expected)).not.toEqual([]);
    expect(found(name, violations)).toEqual(found(name, expected));
  });

  it('is caught by nothing else', () => {
    expect(violations).toEqual(expected);
  });
});

it.each(Object.keys(listedFolders))('a new folder in %s is noticed', (parent) => {
  const folder = `${parent}/brandNew`;
  mkdirSync(path.join(root, folder), { recursive: true });
  expect(findUnlistedFolders(root)).toContain(folder);
});
