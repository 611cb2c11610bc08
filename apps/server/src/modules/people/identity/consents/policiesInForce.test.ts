import { expect, it } from 'vitest';
import { type PolicyInForce, policiesInForce } from './policiesInForce.ts';

const terms: PolicyInForce = { document: 'serviceTerms', version: '1.0', effectiveOn: '2026-01-01' };
const privacy: PolicyInForce = { document: 'privacyPolicy', version: '2.0', effectiveOn: '2026-03-01' };

it('a version is in force from midnight of its day in Shanghai, not a second sooner', () => {
  const at = (instant: string) => policiesInForce(new Date(instant), [terms, privacy]);
  expect(at('2025-12-31T23:59:59+08:00')).toEqual([]);
  expect(at('2026-02-28T23:59:59+08:00')).toEqual([terms]);
  expect(at('2026-03-01T00:00:00+08:00')).toEqual([terms, privacy]);
});
