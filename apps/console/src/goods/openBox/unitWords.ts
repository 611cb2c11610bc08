import type { Answer, Contract } from '@jiwu/contract';
import type { ItemOf } from '../../ui/list/useCursorList.ts';

export type UnitRow = ItemOf<'staffUnitList'>;
export type Unit = Answer<Contract['staffUnitGet']>;
type Findings = NonNullable<Unit['inspection']>;

export const stateNames: Readonly<Record<UnitRow['state'], string>> = {
  intake: '已入库',
  inspecting: '检测中',
  graded: '已定级',
  listed: '在售',
  sold: '已售',
  returned: '退回',
  writtenOff: '报废',
};

export const gradeNames: Readonly<Record<NonNullable<UnitRow['grade']>, string>> = {
  new: '准新',
  a: 'A',
  b: 'B',
  c: 'C',
};

/** Why a unit is of the grade, as its buyers read it. */
export const gradeWords: Readonly<Record<NonNullable<UnitRow['grade']>, string>> = {
  new: '外箱破损，没有拆封',
  a: '只拆封，没有痕迹',
  b: '痕迹至多 2 处，功能都正常',
  c: '痕迹明显，或有 3 处以上',
};

export const sourceNames: Readonly<Record<UnitRow['source'], string>> = {
  afterSale: '售后退回',
  display: '样品',
  supplier: '供应商',
  other: '其他',
};

export const placeNames: Readonly<Record<Unit['photosMissing'][number], string>> = {
  front: '正面',
  back: '背面',
  base: '底部与脚垫',
  wear: '痕迹特写',
  box: '外箱与实物',
  parts: '随机配件',
};

export const resultNames: Readonly<Record<Findings['results'][number]['result'], string>> = {
  ok: '正常',
  worn: '有痕迹',
  faulty: '不正常',
};
