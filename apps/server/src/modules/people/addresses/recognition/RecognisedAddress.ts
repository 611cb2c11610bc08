import type { PhoneDoubt } from './extractPhone.ts';
import type { PlaceDoubt } from './places/readPlace.ts';

/** One field that the text leaves open, or for which the likeliest was taken (`zone`), and why. */
export interface Unclear {
  readonly field: 'recipient' | 'phoneNumber' | 'divisionCode' | 'detail';
  readonly reason: PhoneDoubt | PlaceDoubt;
  /** Division codes that come into question; empty for other fields, and where nearly every place does. */
  readonly choices: string[];
}

/** A field that is unclear, but for a zone, is null and stands in `unclear`; an unclear place stays written in the detail. */
export interface RecognisedAddress {
  readonly recipient: string | null;
  readonly phoneNumber: string | null;
  readonly divisionCode: string | null;
  readonly detail: string | null;
  readonly unclear: Unclear[];
}
