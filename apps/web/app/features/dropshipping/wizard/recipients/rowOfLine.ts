import type { DropshippingRowInput } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import type { Recognised } from '../../../../shared/people/address/Recognised.ts';
import type { splitLine } from './splitLine.ts';

type Read = Pick<Recognised, 'recipient' | 'phoneNumber' | 'divisionCode' | 'detail'>;

const { cell } = rules.dropshipping;
/** What was meant for a number, where it is none that can be called. */
const DIGITS = /\d[\d -]{4,}\d/;

/** A pasted line as a row. What could not be read stays as it was written, so that it can be mended in place. */
export function rowOfLine({ text, goods, quantity }: ReturnType<typeof splitLine>, read: Read): DropshippingRowInput {
  const phoneNumber = read.phoneNumber ?? DIGITS.exec(text)?.[0] ?? '';
  return {
    recipient: (read.recipient ?? '').slice(0, cell.recipient),
    phoneNumber: phoneNumber.slice(0, cell.phoneNumber),
    divisionCode: read.divisionCode,
    address: (read.detail ?? '').slice(0, cell.address),
    goods: goods.slice(0, cell.goods),
    quantity: quantity.slice(0, cell.quantity),
  };
}
