import { rules } from '@jiwu/contract';
import { findDivision, recognisePlace } from '../../../people/addresses/index.ts';
import { matchGoods } from './matchGoods.ts';
import type { Problem, ReadRow, TypedRow } from './Row.ts';

const RECIPIENT = 24;
const DETAIL = 120;
/** Signs that people put into numbers, and the prefix of the country. */
const IN_NUMBERS = /[\s()（）-]/g;
const COUNTRY = /^(?:\+?86)(?=1\d{10}$)/;
/** What a spreadsheet shows where a formula failed: no person is called so, and no street. */
const CELL_ERROR = /#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|GETTING_DATA)/i;

type Known = Parameters<typeof matchGoods>[1];

/** The verdict on a row by itself: who, where, what and how many, and each cell that cannot be understood. */
export function readRow(row: TypedRow, known: Known): ReadRow {
  const problems: Problem[] = [];
  const note = (code: Problem['code'] | null): void => {
    if (code) problems.push({ code, suggestion: null });
  };
  note(recipientProblem(row.recipient));
  note(phoneProblem(plainPhone(row.phoneNumber)));
  const place = readPlace(row);
  if ('problem' in place) note(place.problem);
  const goods = matchGoods(row.goods, known);
  if ('problem' in goods) problems.push(goods.problem);
  const pieces = readPieces(row.quantity);
  if ('problem' in pieces) note(pieces.problem);
  return {
    problems,
    placeCode: place.placeCode,
    detail: place.detail,
    skuId: 'skuId' in goods ? goods.skuId : null,
    pieces: 'pieces' in pieces ? pieces.pieces : null,
  };
}

/** A phone number without the signs that people put into it. */
export function plainPhone(text: string): string {
  return text.normalize('NFKC').replaceAll(IN_NUMBERS, '').replace(COUNTRY, '');
}

function recipientProblem(recipient: string): Problem['code'] | null {
  if (recipient === '') return 'recipientMissing';
  if (CELL_ERROR.test(recipient)) return 'recipientError';
  return [...recipient].length > RECIPIENT ? 'recipientLong' : null;
}

function phoneProblem(phone: string): Problem['code'] | null {
  if (phone === '') return 'phoneMissing';
  if (rules.phonePattern.test(phone)) return null;
  if (!/^1\d*$/.test(phone) || phone.length === 11) return 'phoneWrong';
  return phone.length < 11 ? 'phoneShort' : 'phoneLong';
}

type Place =
  | { readonly placeCode: string; readonly detail: string }
  | { readonly problem: Problem['code']; readonly placeCode: string | null; readonly detail: null };

/** The place that was chosen, or else the one that the address names. */
function readPlace({ divisionCode, address }: TypedRow): Place {
  if (CELL_ERROR.test(address)) return { problem: 'addressError', placeCode: null, detail: null };
  const read = divisionCode === null ? recognisePlace(address) : { divisionCode, detail: address };
  const placeCode = (read && findDivision(read.divisionCode)?.code) ?? null;
  if (!read || placeCode === null) return { problem: 'placeUnclear', placeCode: null, detail: null };
  const { detail } = read;
  if (detail === '') return { problem: 'detailMissing', placeCode, detail: null };
  if ([...detail].length > DETAIL) return { problem: 'detailLong', placeCode, detail: null };
  return { placeCode, detail };
}

function readPieces(quantity: string): { readonly pieces: number } | { readonly problem: Problem['code'] } {
  const plain = quantity.normalize('NFKC').replace(/\s*[件个]$/, '');
  if (!/^\d{1,9}$/.test(plain) || Number(plain) < 1) return { problem: 'quantityWrong' };
  const pieces = Number(plain);
  return pieces > rules.dropshipping.maxPieces ? { problem: 'quantityLarge' } : { pieces };
}
