import type { Address } from '../../../../shared/people/address/Address.ts';

export type EditedAddress =
  | { readonly kind: 'old'; readonly address: Address }
  /** `isPasted`: the whole of it is to be pasted. */
  | { readonly kind: 'new'; readonly isPasted: boolean };
