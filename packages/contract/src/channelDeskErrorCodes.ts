import type { ErrorEntry } from './ErrorEntry.ts';

/** Refusals of the work on coupons and channels in the console. */
export const channelDeskErrorCodes = {
  COUPON_EDITED: { status: 409, code: 409800, msg: '这张券刚被别人改过，请看过新的再改' },
  COUPON_TERMS: { status: 422, code: 422800, msg: '券的条件前后矛盾，请检查门槛、金额和时间' },
  COUPON_LIMIT_BELOW: { status: 422, code: 422801, msg: '总量不能少于已经发出的张数' },
  COUPON_ENDED: { status: 422, code: 422802, msg: '领取已经结束，不能再延长，请新建一张' },
  COUPON_CODES_TOO_MANY: { status: 422, code: 422803, msg: '兑换码比还能发的券多，请先加总量' },
} as const satisfies Record<string, ErrorEntry>;
