import type { addressEndpoints, Answer } from '@jiwu/contract';

export type Address = Answer<(typeof addressEndpoints)['addressCreate']>;

/** What is sent back to keep an address as it is. */
export function addressFields({ recipient, phoneNumber, divisionCode, detail, label, isDefault }: Address) {
  return { recipient, phoneNumber, divisionCode, detail, label, isDefault };
}
