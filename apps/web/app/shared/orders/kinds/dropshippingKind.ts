import { normalKind } from './normalKind.ts';
import type { OrderKindView } from './OrderKindView.ts';

/** One parcel of a batch: paid and given up with the batch, sent and returned by itself. */
export const dropshippingKind: OrderKindView = {
  ...normalKind,
  chip: '一件代发',
  steps: { made: '批次下单', hasPayment: true, filled: null },
  unpaid: '库存为这个批次留着，请到批次里整批付款。',
  noCoupons: '代发按批发价，不叠优惠券、满减与积分。',
  refund: { label: '取消这一单', submit: '确认取消', next: '还没有发出，提交后立即退款。' },
};
