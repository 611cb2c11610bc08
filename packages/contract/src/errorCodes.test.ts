import { describe, expect, it } from 'vitest';
import { errorCodes } from './errorCodes.ts';

describe('error catalogue', () => {
  const entries = Object.entries(errorCodes);

  it('gives each refusal a number of its own, which begins with its status', () => {
    const numbers = entries.map(([, entry]) => entry.code);
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const [name, entry] of entries) {
      expect(String(entry.code), name).toMatch(new RegExp(`^${entry.status}\\d{2,3}$`));
    }
  });

  it('speaks Chinese without exclamation marks', () => {
    for (const [name, entry] of entries) {
      expect(entry.msg, name).toMatch(/[\u4e00-\u9fff]/);
      expect(entry.msg, name).not.toMatch(/[!！]/);
    }
  });

  it('keeps 403 for sessions that must end, because the client clears its cache on it', () => {
    expect(entries.filter(([, entry]) => entry.status === 403).map(([name]) => name)).toEqual(['SESSION_ENDED']);
  });
});
