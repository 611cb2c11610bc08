import type { ItemOf } from '../../ui/list/useCursorList.ts';

export type Business = ItemOf<'staffBusinessList'>;
export type ReasonField = Business['reasons'][number]['field'];

export const stateNames: Readonly<Record<Business['state'], string>> = {
  reviewing: '待审',
  approved: '已通过',
  refused: '未通过',
  stopped: '已停用',
};

export const kindNames: Readonly<Record<Business['kind'], string>> = {
  individual: '个体工商户',
  company: '企业',
};

/** What can be found wrong, as it is called beside the field. */
export const fieldNames: Readonly<Record<ReasonField, string>> = {
  kind: '主体类型',
  creditCode: '统一社会信用代码',
  licenceName: '执照上的名称',
  principal: '经营者或法定代表人',
  validUntil: '有效期',
  licence: '执照图片',
  shop: '店铺名称',
  email: '邮箱',
  website: '网站',
};

/** 长期 for a licence without an end. */
export const untilWords = (validUntil: string | null): string => validUntil ?? '长期';
