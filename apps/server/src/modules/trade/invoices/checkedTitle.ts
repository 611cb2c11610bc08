import type { rules } from '@jiwu/contract';
import { isCreditCode } from '@jiwu/kernel';
import { ShopError } from '../../../platform/errors/ShopError.ts';

/** The recipient of an invoice. */
export interface InvoicePayer {
  readonly kind: (typeof rules.invoice.titleKinds)[number];
  readonly title: string;
  /** A company's credit code; a person has none. */
  readonly taxNo: string | null;
}

/** A company needs a true credit code; a person's is let go of, should one have been left in the form. */
export function checkedTitle({ kind, title, taxNo }: InvoicePayer): InvoicePayer {
  if (kind === 'personal') return { kind, title, taxNo: null };
  if (taxNo === null || !isCreditCode(taxNo)) throw new ShopError('CREDIT_CODE_WRONG');
  return { kind, title, taxNo };
}
