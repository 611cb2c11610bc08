import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { generated } from '../../tools/generate/generated.ts';
import { repositoryRoot } from '../../tools/lib/repositoryRoot.ts';
import { sentences } from '../e2e/specification/sentences.ts';

const e2e = path.join(repositoryRoot, 'tests/e2e');

/** Titles stand in the spec files as plain strings, so that reading finds them without running anything. */
function titlesIn(pattern: string): string[] {
  const call = /^\s*(?:test|memberTest|untouchedTest)\(\s*(?:'([^']+)'|"([^"]+)")/gm;
  return globSync(pattern, { cwd: e2e })
    .flatMap((file) => [...readFileSync(path.join(e2e, file), 'utf8').matchAll(call)])
    .map(([, single, double]) => single ?? double ?? '');
}

const listed = new Set(sentences.flatMap((sentence) => ('tests' in sentence ? (sentence.tests ?? []) : [])));

describe('the sentences of the specification', () => {
  it('are all there', () => {
    const sections = [...new Set(sentences.map(({ section }) => section))];
    expect(sections).toEqual(['Introduction', '§1', '§2', '§3', '§4', '§5', '§6', '§7', '§8', '§9']);
    expect(sentences.length).toBeGreaterThan(90);
    expect(new Set(sentences.map(({ section, text }) => section + text)).size).toBe(sentences.length);
  });

  it('name only tests that exist', () => {
    const existing = new Set(titlesIn('**/*.spec.ts'));
    expect([...listed].filter((title) => !existing.has(title))).toEqual([]);
  });

  it('are what every test of the folder speaks of', () => {
    const titles = titlesIn('specification/*.spec.ts');
    expect(titles.length).toBeGreaterThan(50);
    expect(titles.filter((title) => !listed.has(title))).toEqual([]);
    expect(new Set(titles).size).toBe(titles.length);
  });
});

it.each(await generated())('$path is fresh', ({ path: file, text }) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});
