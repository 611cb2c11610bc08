import type { StaffAfterSaleQueued } from '@jiwu/contract';

export const afterSaleReasons: Readonly<Record<StaffAfterSaleQueued['reason'], string>> = {
  changedMind: '不想要了',
  notAsDescribed: '与描述不符',
  damaged: '破损',
  wrongGoods: '发错货',
  missing: '少件',
  late: '迟迟未到',
  other: '其他',
  groupFailed: '拼团没成',
};
