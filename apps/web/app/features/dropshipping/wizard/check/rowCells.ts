import { rules } from '@jiwu/contract/rules';
import { maskPhone } from '../../../../format/maskPhone.ts';
import type { Row } from '../../batchQueries.ts';

export type Field = Row['problems'][number]['field'];

export const fieldNames: Readonly<Record<Field, string>> = {
  recipient: '收件人',
  phoneNumber: '手机号',
  address: '地址',
  goods: '商品',
  quantity: '件数',
};

interface Cell {
  readonly field: Field;
  readonly text: string;
  /** Somebody has to look at it. */
  readonly isWrong: boolean;
}

/** A row as it was typed, cell by cell. A number that is right is masked: who mends another cell need not read it. */
export function rowCells({ typed, problems, place }: Row): Cell[] {
  const wrong = new Set(problems.map(({ field }) => field));
  const shown: Readonly<Record<Field, string>> = {
    recipient: typed.recipient,
    phoneNumber: wrong.has('phoneNumber') ? typed.phoneNumber : maskPhone(typed.phoneNumber),
    address: typed.divisionCode !== null && place ? `${placeName(place)}${typed.address}` : typed.address,
    goods: typed.goods,
    quantity: typed.quantity,
  };
  return rules.dropshipping.fields
    .map((field) => ({ field, text: shown[field] || '没填', isWrong: wrong.has(field) }))
    .filter(({ text, isWrong }) => isWrong || text !== '没填');
}

/** 浙江省杭州市西湖区; a municipality is not said twice. */
export function placeName({ province, city, district }: NonNullable<Row['place']>): string {
  return [...new Set([province, city, district])].join('');
}
