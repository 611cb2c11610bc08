import type { Address } from '../../../../shared/people/address/Address.ts';

/** The one that the buyer wants the order sent to; the default one until then. Null where there is none. */
export function addressFor(items: readonly Address[], wishedId: string | null): Address | null {
  return items.find(({ id }) => id === wishedId) ?? items.find(({ isDefault }) => isDefault) ?? items[0] ?? null;
}
