import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { generated } from '../../tools/generate/generated.ts';
import { repositoryRoot } from '../../tools/lib/repositoryRoot.ts';
import { webRoutes } from '../../tools/look/webRoutes.ts';
import { sentences } from '../e2e/specification/sentences.ts';
import { allPaths } from '../e2e/support/paths.ts';

const e2e = path.join(repositoryRoot, 'tests/e2e');

const TEST = /^(?:test|memberTest|untouchedTest)\(/m;

/** Titles of tests and of their steps stand in the spec files as plain strings, so that reading finds them without running anything. */
function titlesIn(text: string): string[] {
  const call =
    /^\s*(?:await )?(?:test|memberTest|untouchedTest|(?:test\.|memberTest\.)?step)\(\s*(?:'([^']+)'|"([^"]+)")/gm;
  return [...text.matchAll(call)].map(([, single, double]) => single ?? double ?? '');
}

const textsOf = (pattern: string) =>
  globSync(pattern, { cwd: e2e }).map((file) => readFileSync(path.join(e2e, file), 'utf8'));

const listed = new Set(sentences.flatMap((sentence) => ('tests' in sentence ? (sentence.tests ?? []) : [])));

describe('the sentences of the specification', () => {
  it('are all there', () => {
    const sections = [...new Set(sentences.map(({ section }) => section))];
    expect(sections).toEqual(['Introduction', '§1', '§2', '§3', '§4', '§5', '§6', '§7', '§8', '§9']);
    expect(sentences.length).toBeGreaterThan(90);
    expect(new Set(sentences.map(({ section, text }) => section + text)).size).toBe(sentences.length);
  });

  it('name only tests that exist', () => {
    const existing = new Set(textsOf('**/*.spec.ts').flatMap(titlesIn));
    expect([...listed].filter((title) => !existing.has(title))).toEqual([]);
  });

  it('are what every test of the folder speaks of, by itself or by its steps', () => {
    const tests = textsOf('specification/*.spec.ts').flatMap((text) => text.split(TEST).slice(1));
    expect(tests.length).toBeGreaterThan(20);
    const titles = tests.map((text) => titlesIn(`test(${text}`));
    expect(titles.filter((own) => !own.some((title) => listed.has(title)))).toEqual([]);
    const sentencesShown = titles.flat().filter((title) => title.startsWith('§'));
    expect(sentencesShown.length).toBeGreaterThan(50);
    expect(sentencesShown.filter((title) => !listed.has(title))).toEqual([]);
    expect(new Set(sentencesShown).size).toBe(sentencesShown.length);
  });
});

it('every page of the web app is visited at both widths', () => {
  expect(allPaths.toSorted()).toEqual(webRoutes.map((route) => route.path).toSorted());
});

it.each(await generated())('$path is fresh', ({ path: file, text }) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});
