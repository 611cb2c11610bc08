import type { addressEndpoints, Answer } from '@jiwu/contract';

export type Address = Answer<(typeof addressEndpoints)['addressCreate']>;

/** The fields that an unchanged update sends. */
export function addressFields({ recipient, phoneNumber, divisionCode, detail, label, isDefault }: Address) {
  return { recipient, phoneNumber, divisionCode, detail, label, isDefault };
}
