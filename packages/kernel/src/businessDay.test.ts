import { describe, expect, it } from 'vitest';
import { businessDay } from './businessDay.ts';

describe('businessDay', () => {
  it('begins at midnight in Shanghai, whatever the zone of the process', () => {
    expect(businessDay(new Date('2026-11-14T15:59:59.999Z'))).toBe('2026-11-14');
    expect(businessDay(new Date('2026-11-14T16:00:00.000Z'))).toBe('2026-11-15');
  });
});
