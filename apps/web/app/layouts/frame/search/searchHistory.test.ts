import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addToHistory, clearHistory, readHistory, removeFromHistory } from './searchHistory.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('has the newest first, each once, ten at most', () => {
  for (let order = 1; order <= 12; order += 1) addToHistory(`词${order}`);
  addToHistory('词5');
  expect(readHistory()).toEqual(['词5', '词12', '词11', '词10', '词9', '词8', '词7', '词6', '词4', '词3']);
});

it('forgets one, and all', () => {
  addToHistory('茶');
  addToHistory('灯');
  expect(removeFromHistory('灯')).toEqual(['茶']);
  clearHistory();
  expect(readHistory()).toEqual([]);
});
