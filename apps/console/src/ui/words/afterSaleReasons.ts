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

/** Before dispatch nobody has sent the wrong thing, and nothing is on its way. */
const unsentReasons: typeof afterSaleReasons = {
  ...afterSaleReasons,
  wrongGoods: '规格或数量选错了',
  late: '发货太慢',
};

/** Why a request was made, in what the buyer meant by it. */
export function afterSaleReason({ wasSent, reason }: Pick<StaffAfterSaleQueued, 'wasSent' | 'reason'>): string {
  return (wasSent ? afterSaleReasons : unsentReasons)[reason];
}
