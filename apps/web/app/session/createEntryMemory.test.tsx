import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEntryMemory, type EntryMemory } from './createEntryMemory.ts';

const stored = new Map<string, string>();
let now = 0;

beforeEach(() => {
  stored.clear();
  now = 1_000_000_000;
  vi.stubGlobal('window', {});
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const load = () => createEntryMemory<string[]>('lists', () => now);
/** The stored value that Back would show. */
function kept(memory: EntryMemory<string[]>, key: string): string[] | undefined {
  let found: string[] | undefined;
  memory.update(key, (value) => {
    found = value;
    return value ?? [];
  });
  return found;
}

it('keeps each entry apart, and over a reload', () => {
  const memory = load();
  memory.update('one', () => ['a']);
  memory.update('two', () => ['x']);
  memory.update('one', (before = []) => [...before, 'b']);
  expect(kept(load(), 'one')).toEqual(['a', 'b']);
  expect(kept(load(), 'two')).toEqual(['x']);
  expect(kept(load(), 'three')).toBeUndefined();
});

it('forgets the entry that was touched longest ago beyond eight', () => {
  const memory = load();
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) memory.update(key, () => [key]);
  memory.update('a', (before = []) => before);
  memory.update('i', () => ['i']);
  expect(kept(memory, 'a')).toEqual(['a']);
  expect(kept(memory, 'b')).toBeUndefined();
});

it('begins anew when the page is loaded much later', () => {
  load().update('one', () => ['a']);
  now += 31 * 60_000;
  expect(kept(load(), 'one')).toBeUndefined();
});

it('works where the storage is full, forbidden or broken', () => {
  stored.set('lists', 'not json');
  vi.stubGlobal('sessionStorage', {
    getItem: () => 'not json',
    setItem: () => {
      throw new Error('full');
    },
  });
  const memory = load();
  memory.update('one', () => ['a']);
  expect(kept(memory, 'one')).toEqual(['a']);
});

it('shows nothing while the server renders, so that hydration finds the same', () => {
  const memory = load();
  memory.update('one', () => ['a']);
  const List = () => <p>{memory.useEntry('one')?.join() ?? 'nothing'}</p>;
  expect(renderToStaticMarkup(<List />)).toBe('<p>nothing</p>');
});
