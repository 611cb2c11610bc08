/**
 * Every refusal of the shop: HTTP status, the number in the envelope, and what the user reads.
 * The numbers are stable; a text says what to do next. Free of zod: the client switches on these numbers.
 */
interface ErrorEntry {
  readonly status: number;
  readonly code: number;
  readonly msg: string;
}

const catalogue = {
  // 400: the request itself is malformed
  INVALID_INPUT: { status: 400, code: 40000, msg: '提交的内容有误，请检查后再试' },
  INVALID_IDEMPOTENCY_KEY: { status: 400, code: 40001, msg: '请求标识有误，请刷新页面后再试' },
  BROWSER_ID_MISSING: { status: 400, code: 40002, msg: '缺少浏览器标识，请刷新页面后再试' },
  USER_TYPE_UNKNOWN: { status: 400, code: 40003, msg: '请求来源有误，请刷新页面后再试' },
  FILE_REFUSED: { status: 400, code: 40010, msg: '这张图片无法使用，请换一张 JPG、PNG 或 WebP 图片' },
  // 401: no token, or one that has expired
  TOKEN_MISSING: { status: 401, code: 40100, msg: '请先登录' },
  TOKEN_EXPIRED: { status: 401, code: 40101, msg: '登录已过期，请重新登录' },
  // 403: the session itself must end; the client clears its cache
  SESSION_ENDED: { status: 403, code: 40300, msg: '登录状态已失效，请重新登录' },
  // 404
  NOT_FOUND: { status: 404, code: 40400, msg: '内容不存在或已被删除' },
  // 409: it conflicts with what is there
  IDEMPOTENCY_CONFLICT: { status: 409, code: 40900, msg: '这次提交与上一次不一致，请刷新页面后再试' },
  PHONE_TAKEN: { status: 409, code: 40901, msg: '该手机号已注册，请直接登录' },
  PHONE_BOUND_ELSEWHERE: { status: 409, code: 40902, msg: '该手机号已绑定其他账号，请换一个手机号' },
  USER_NAME_TAKEN: { status: 409, code: 40903, msg: '这个用户名已被使用，请换一个' },
  POLICY_CHANGED: { status: 409, code: 40904, msg: '服务协议或隐私政策已更新，请刷新页面，阅读后再提交' },
  WECHAT_BOUND_ELSEWHERE: { status: 409, code: 40905, msg: '该手机号的账号已绑定另一个微信，请先解绑' },
  PASSWORD_CHANGED: { status: 409, code: 40907, msg: '密码刚刚被修改过，请用新密码重新登录' },
  STOCK_SHORT: { status: 409, code: 40908, msg: '库存不足，请减少数量或换一个规格' },
  EXPORT_RUNNING: { status: 409, code: 40906, msg: '上一份数据正在准备，请稍后查看' },
  PAYMENT_CLOSED: { status: 409, code: 40909, msg: '这次支付已经关闭，请重新发起' },
  PAYMENT_DONE: { status: 409, code: 40910, msg: '已经付过了，请刷新页面查看' },
  REFUND_CHANGED: { status: 409, code: 40911, msg: '可退金额有变化，请按新的金额再确认一次' },
  REFUND_RUNNING: { status: 409, code: 40912, msg: '这笔退款正在处理，请稍后查看' },
  COUPON_GONE: { status: 409, code: 40913, msg: '这张券已经领完，看看其他优惠券' },
  COUPON_CLAIMED: { status: 409, code: 40914, msg: '这张券已经领过，在“我的优惠券”里可以查看' },
  COUPON_CHANGED: { status: 409, code: 40915, msg: '这张券正被另一笔订单占用或已经用掉，请换一张' },
  COUPON_CODE_USED: { status: 409, code: 40916, msg: '这个兑换码已经用过，请换一个' },
  INVOICE_REQUESTED: { status: 409, code: 40925, msg: '这笔订单已经申请过发票，请在订单里查看' },
  INVOICE_CHANGED: { status: 409, code: 40926, msg: '发票的状态有变化，请刷新页面后再试' },
  SKU_GONE: { status: 409, code: 40928, msg: '这个规格已经下架，请换一个规格或看看其他商品' },
  SKU_SOLD_OUT: { status: 409, code: 40929, msg: '这个规格已经卖完，请换一个规格' },
  QUOTE_CHANGED: { status: 409, code: 40930, msg: '价格或优惠刚刚有变化，请按新的金额再确认一次' },
  ORDER_CHANGED: { status: 409, code: 40932, msg: '订单状态已经变化，请刷新页面查看' },
  AFTER_SALE_CHANGED: { status: 409, code: 40933, msg: '退款金额或进度有变化，请刷新后再确认一次' },
  ORDER_OVERDUE: { status: 409, code: 40938, msg: '订单已超过付款时间，请重新下单' },
  INVOICE_NO_TAKEN: { status: 409, code: 40939, msg: '这个发票号码已经登记过，请核对' },
  REVIEW_DONE: { status: 409, code: 40934, msg: '这件商品已经评价过' },
  FOLLOW_UP_DONE: { status: 409, code: 40935, msg: '这件商品已经追评过' },
  TRACKING_NO_TAKEN: { status: 409, code: 40920, msg: '这个运单号已经登记过，请核对后再填' },
  // 413, 415
  TOO_LARGE: { status: 413, code: 41300, msg: '内容太大，请压缩后再试' },
  UNSUPPORTED_TYPE: { status: 415, code: 41500, msg: '不支持这种格式，请换一种后再试' },
  // 422: refused by a rule
  LOGIN_REFUSED: { status: 422, code: 42200, msg: '用户名或密码不对，请核对后再登录' },
  SMS_CODE_WRONG: { status: 422, code: 42201, msg: '验证码不对或已过期，请核对，或重新获取' },
  PASSWORD_COMMON: { status: 422, code: 42202, msg: '这个密码太常见，容易被猜到，请换一个' },
  PASSWORD_WRONG: { status: 422, code: 42203, msg: '当前密码不对，请核对后再试' },
  INVITATION_CODE_UNKNOWN: { status: 422, code: 42204, msg: '邀请码不存在，请核对，或留空' },
  PHONE_UNREGISTERED: { status: 422, code: 42205, msg: '该手机号还没有注册，请先注册' },
  QR_EXPIRED: { status: 422, code: 42206, msg: '二维码已失效，请刷新后重新扫码' },
  WECHAT_REFUSED: { status: 422, code: 42207, msg: '微信登录没有完成，请重新扫码' },
  ADDRESS_LIMIT: { status: 422, code: 42208, msg: '最多保存 20 个地址，请先删除不用的' },
  DIVISION_UNKNOWN: { status: 422, code: 42209, msg: '所选地区不存在，请重新选择' },
  PHONE_MISSING: { status: 422, code: 42210, msg: '请先绑定手机号' },
  PASSWORD_UNSET: { status: 422, code: 42212, msg: '请先在「忘记密码」里用短信验证码设置登录密码' },
  COLLECTION_LIMIT: { status: 422, code: 42213, msg: '最多收藏 500 件商品，请先移除不再关注的' },
  BALANCE_SHORT: { status: 422, code: 42214, msg: '余额不足，请先充值，或换一种方式支付' },
  REFUND_TOO_LATE: { status: 422, code: 42215, msg: '充值超过 7 天，本金不能再退回，可以继续用来购物' },
  REFUND_NOTHING: { status: 422, code: 42216, msg: '这笔充值已经用完，没有可退的本金' },
  PAYMENT_PASSWORD_UNSET: { status: 422, code: 42217, msg: '请先设置支付密码' },
  PAYMENT_PASSWORD_WRONG: { status: 422, code: 42218, msg: '支付密码不对，请核对后再试' },
  PAYMENT_PASSWORD_WEAK: { status: 422, code: 42219, msg: '这个支付密码太容易猜到，请换一个' },
  GATEWAY_MISFIT: { status: 422, code: 42220, msg: '这次支付不能用这种方式，请换一种' },
  BALANCE_LEFT: { status: 422, code: 42221, msg: '账户里还有余额或未完成的退款，请先退回或用完再注销' },
  COUPON_NOT_OPEN: { status: 422, code: 42222, msg: '还没到领取时间，请到时再来领' },
  COUPON_CLAIM_OVER: { status: 422, code: 42223, msg: '领取时间已过，看看其他优惠券' },
  COUPON_CODE_WRONG: { status: 422, code: 42224, msg: '兑换码不对，请核对后再输入' },
  COUPON_EXPIRED: { status: 422, code: 42225, msg: '这张券已经过期，请换一张' },
  COUPON_NOT_STARTED: { status: 422, code: 42226, msg: '这张券还没到使用时间，请换一张' },
  ORDER_LIMIT: { status: 422, code: 42250, msg: '超过这件商品的限购数量，请减少件数' },
  INTEGRAL_SHORT: { status: 422, code: 42251, msg: '积分不够了，请减少使用的积分' },
  ADDRESS_UNCLEAR: { status: 422, code: 42252, msg: '这个地址的省市区需要重新选择，请先修改地址' },
  SLOT_GONE: { status: 422, code: 42253, msg: '这个送达时段已经约满或过去，请换一个' },
  REMINDED_TODAY: { status: 422, code: 42254, msg: '今天已经提醒过，我们会尽快发出' },
  CARRIER_UNKNOWN: { status: 422, code: 42255, msg: '快递公司或单号不对，请核对后再填' },
  DISPATCH_TOO_MANY: { status: 422, code: 42256, msg: '发出的件数超过还没发的件数，请核对' },
  AFTER_SALE_LINES: { status: 422, code: 42257, msg: '所选商品或件数不能申请售后，请重新选择' },
  AFTER_SALE_TOO_LATE: { status: 422, code: 42258, msg: '已经超过可以申请售后的时间，请联系客服' },
  AFTER_SALE_KIND: { status: 422, code: 42259, msg: '这些商品已经发出，请选择退货退款' },
  AFTER_SALE_UNSENT: { status: 422, code: 42262, msg: '这些商品还没有发出，请选择仅退款' },
  ORDER_NOT_REVIEWABLE: { status: 422, code: 42260, msg: '订单完成后 30 天内可以评价' },
  FOLLOW_UP_REFUSED: { status: 422, code: 42263, msg: '请先评价，评价后 180 天内可以追评' },
  ORDERS_OPEN: { status: 422, code: 42267, msg: '还有没完成的订单或售后，请处理完再注销' },
  INVOICE_NOT_YET: { status: 422, code: 42261, msg: '付款后才能开发票' },
  CONSENT_MISSING: { status: 422, code: 42211, msg: '请先阅读并同意服务协议和隐私政策' },
  STAFF_LOGIN_REFUSED: { status: 422, code: 42230, msg: '登录名、密码或动态验证码不对，请核对后再登录' },
  CART_FULL: { status: 422, code: 42244, msg: '购物车最多放 120 种商品，请先移除不需要的' },
  CART_KEY_MISSING: { status: 422, code: 42245, msg: '缺少购物车标识，请刷新页面后再试' },
  INVOICE_TITLE_LIMIT: { status: 422, code: 42237, msg: '最多保存 10 个发票抬头，请先删除不用的' },
  INVOICE_EMPTY: { status: 422, code: 42238, msg: '这笔订单没有可以开票的金额' },
  CREDIT_CODE_WRONG: { status: 422, code: 42239, msg: '统一社会信用代码不对，请核对营业执照上的 18 位代码' },
  // 429
  TOO_MANY_REQUESTS: { status: 429, code: 42900, msg: '操作太频繁，请稍后再试' },
  UPLOAD_TOO_MANY: { status: 429, code: 42903, msg: '今天上传的图片太多，请明天再试' },
  SMS_TOO_MANY: { status: 429, code: 42901, msg: '验证码发送太频繁，请稍后再试' },
  LOGIN_TOO_MANY: { status: 429, code: 42902, msg: '尝试次数太多，请稍后再试，或用短信验证码重设密码' },
  PAYMENT_PASSWORD_LOCKED: { status: 429, code: 42904, msg: '支付密码错了 5 次，已锁定 3 小时，可用短信验证码重设' },
  PAYMENT_TOO_MANY: { status: 429, code: 42905, msg: '未付的支付太多，请先付完或等它们过期' },
  COUPON_CODE_TOO_MANY: { status: 429, code: 42906, msg: '兑换码错了太多次，请一小时后再试' },
  STAFF_LOGIN_TOO_MANY: { status: 429, code: 42910, msg: '尝试次数太多，请 15 分钟后再试' },
  // 5xx: ours
  INTERNAL: { status: 500, code: 50000, msg: '服务出了点问题，请稍后再试' },
  SMS_UNAVAILABLE: { status: 503, code: 50301, msg: '短信暂时发不出去，请稍后再试' },
  WECHAT_UNAVAILABLE: { status: 503, code: 50302, msg: '微信暂时没有响应，请稍后再试，或用密码登录' },
  GATEWAY_UNAVAILABLE: { status: 503, code: 50303, msg: '支付渠道暂时没有响应，请稍后再试，或换一种方式' },
  TRACKING_UNAVAILABLE: { status: 503, code: 50305, msg: '物流信息暂时查不到，请稍后再试' },
  UNAVAILABLE: { status: 503, code: 50300, msg: '服务繁忙，请稍后再试' },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof catalogue;
export const errorCodes: Record<ErrorCode, ErrorEntry> = catalogue;

export const SUCCESS_CODE = 200;
/** A successful answer with this code asks the client to go to `data`: see specification §8. */
export const REDIRECT_CODE = 30200;
