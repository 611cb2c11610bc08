import { rules } from '@jiwu/contract';
import type { RecipientColumn } from '../../../../platform/spreadsheets/headings/recipientColumns.ts';
import type { SpreadsheetRow } from '../../../../platform/spreadsheets/SpreadsheetRow.ts';
import { recogniseAddress } from '../../../people/addresses/index.ts';
import type { TypedRow } from '../rows/Row.ts';

/** Where the headings stand, and which column is what. */
export interface RecipientHeadings {
  readonly row: number;
  readonly columns: Readonly<Partial<Record<RecipientColumn, number>>>;
}

type Cells = (name: RecipientColumn) => string;

const { cell: longest } = rules.dropshipping;
const UNPRINTABLE = new RegExp(rules.unprintable, 'gu');
/** Half of a sign that was cut in two. */
const HALF_A_SIGN = /[\uD800-\uDBFF]$/;
/** Something that was meant as a phone number, in a cell that holds everything. */
const LIKE_A_PHONE = /(?<!\d)1[\d -]{6,16}(?!\d)/;

/** The row of a batch that a line of a file is, as if someone had typed it. */
export function takeRecipient(row: SpreadsheetRow, { columns }: RecipientHeadings): TypedRow {
  const cellOf: Cells = (name) => (columns[name] === undefined ? '' : (row.cells[columns[name]] ?? ''));
  const whole = cellOf('recipient');
  const told = whole === '' ? null : readWhole(whole);
  const address = addressOf(cellOf);
  const place = address === '' && told ? told : { divisionCode: null, address };
  return {
    recipient: cut(cellOf('name') || (told?.recipient ?? ''), longest.recipient),
    phoneNumber: cut(cellOf('phone') || (told?.phoneNumber ?? ''), longest.phoneNumber),
    divisionCode: place.divisionCode,
    address: cut(place.address, longest.address),
    goods: cut(cellOf('skuCode') || cellOf('title'), longest.goods),
    quantity: cut(quantityOf(row, columns.quantity), longest.quantity),
    isWanted: false,
  };
}

/** Name, number and address that stand in one cell. */
function readWhole(text: string): Pick<TypedRow, 'recipient' | 'phoneNumber' | 'divisionCode' | 'address'> {
  const { recipient, phoneNumber, divisionCode, detail } = recogniseAddress(text, { zones: 'ask' });
  return {
    recipient: recipient ?? '',
    phoneNumber: phoneNumber ?? LIKE_A_PHONE.exec(text)?.[0].trim() ?? '',
    divisionCode,
    address: detail ?? '',
  };
}

/**
 * Province, city and district may stand in columns of their own, and in the address as well. Whoever reads it knows one place that is named twice from
 * two that contradict each other, so nothing of either is left out.
 */
function addressOf(cellOf: Cells): string {
  const address = cellOf('address');
  const above = (['province', 'city', 'district'] as const).map(cellOf).join('');
  return address.startsWith(above) ? address : `${above}${address}`;
}

/** One piece where nothing is written. A formula that was never computed is not nothing. */
function quantityOf({ cells, doubts }: SpreadsheetRow, column: number | undefined): string {
  const text = column === undefined ? '' : (cells[column] ?? '');
  return text === '' && !doubts.some((doubt) => doubt.column === column) ? '1' : text;
}

/** As a row takes it: on one line, and not longer than anything that can be right. */
function cut(text: string, max: number): string {
  return text.replaceAll(UNPRINTABLE, ' ').trim().slice(0, max).replace(HALF_A_SIGN, '');
}
