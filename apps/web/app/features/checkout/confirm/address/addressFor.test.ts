import { expect, it } from 'vitest';
import type { Address } from '../../../../shared/people/address/Address.ts';
import { addressFor } from './addressFor.ts';

const named = (id: string, isDefault = false) => ({ id, isDefault }) as Address;

it('is the wished one, else the default one, else the first', () => {
  const items = [named('a'), named('b', true), named('c')];
  expect(addressFor(items, 'c')?.id).toBe('c');
  expect(addressFor(items, 'gone')?.id).toBe('b');
  expect(addressFor([named('a')], null)?.id).toBe('a');
  expect(addressFor([], null)).toBeNull();
});
