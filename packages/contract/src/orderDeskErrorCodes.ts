import type { ErrorEntry } from './ErrorEntry.ts';

/** Refusals of the work on orders in the console: holds, addresses, answers. */
export const orderDeskErrorCodes = {
  ORDER_HELD: { status: 409, code: 409700, msg: '这笔订单暂不发货，请先处理留意的事，放行后再发' },
  ORDER_ADDRESS_CHANGED: { status: 409, code: 409701, msg: '收货地址刚被改过，请看过新的地址再改' },
  SUPPORT_WAITING: { status: 409, code: 409702, msg: '买家正在等客服回复，请到对话里一起回答' },
  TEMPLATE_CHANGED: { status: 409, code: 409703, msg: '这条模板刚被别人改过，请看过再改' },
  SUPPORT_CLAIMED: { status: 409, code: 409704, msg: '另一位同事正在处理这个对话' },
  ADDRESS_TOO_LATE: { status: 422, code: 422700, msg: '已有包裹发出，地址不能再改，请联系承运商改派' },
  ADDRESS_OTHER_PROVINCE: { status: 422, code: 422701, msg: '只能改到同一个省内，换省请退款后重新下单' },
} as const satisfies Record<string, ErrorEntry>;
