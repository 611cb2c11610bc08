import type { Recognised } from './Recognised.ts';

type Unclear = Recognised['unclear'][number];

const names: Readonly<Record<Unclear['field'], string>> = {
  recipient: '收件人',
  phoneNumber: '电话',
  divisionCode: '地区',
  detail: '详细地址',
};

/** What is asked of the user beside the name of the field; null where the name says enough. */
const questions: Readonly<Record<Unclear['reason'], string | null>> = {
  missing: null,
  landline: '只找到座机，请填写手机号。',
  malformed: '手机号位数不对或有遮挡，请补全。',
  districtMissing: '没有写明区县，请选择。',
  ambiguous: '同名或已调整的地区不止一处，请选择。',
  contradictory: '省市区前后对不上，请核对后选择。',
  zone: '开发区跨几个区，地区填了最可能的一个，不对请改选。',
};

/** What was made of a pasted text, and what the user has still to say. */
export function recognitionWords({ unclear }: Pick<Recognised, 'unclear'>): string {
  if (unclear.length === 0) return '已填入，请核对。';
  // A zone is asked about, but its place is filled in.
  const missing = unclear.filter(({ reason }) => reason !== 'zone').map(({ field }) => names[field]);
  if (missing.length === Object.keys(names).length) return '没有认出来，请在下面填写。';
  const asked = unclear.map(({ reason }) => questions[reason] ?? '').join('');
  return `已填入${missing.length > 0 ? `，还缺${missing.join('、')}` : ''}。${asked}`;
}
