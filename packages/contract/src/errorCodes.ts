import type { ErrorEntry } from './ErrorEntry.ts';
import { accountErrorCodes } from './accountErrorCodes.ts';
import { moneyErrorCodes } from './moneyErrorCodes.ts';
import { partnerErrorCodes } from './partnerErrorCodes.ts';
import { channelErrorCodes } from './channelErrorCodes.ts';
import { promotionErrorCodes } from './promotionErrorCodes.ts';
import { contentErrorCodes } from './contentErrorCodes.ts';
import { orderErrorCodes } from './orderErrorCodes.ts';
import { goodsErrorCodes } from './goodsErrorCodes.ts';
import { channelDeskErrorCodes } from './channelDeskErrorCodes.ts';
import { moneyDeskErrorCodes } from './moneyDeskErrorCodes.ts';
import { orderDeskErrorCodes } from './orderDeskErrorCodes.ts';
import { INTERNAL_TEXT } from './protocol.ts';
import { staffErrorCodes } from './staffErrorCodes.ts';

/**
 * Every refusal of the shop: HTTP status, the number in the envelope, and what the user reads.
 * The numbers begin with the status and are stable: two digits more, or three where those are taken. A text says what to do
 * next. The client has only the numbers (errorNumbers.gen.ts): the texts come with the answers.
 */
const catalogue = {
  ...staffErrorCodes,
  ...goodsErrorCodes,
  ...channelDeskErrorCodes,
  ...moneyDeskErrorCodes,
  ...orderDeskErrorCodes,
  ...accountErrorCodes,
  ...moneyErrorCodes,
  ...partnerErrorCodes,
  ...channelErrorCodes,
  ...promotionErrorCodes,
  ...contentErrorCodes,
  ...orderErrorCodes,
  // 400: the request itself is malformed
  INVALID_INPUT: { status: 400, code: 40000, msg: '提交的内容有误，请检查后再试' },
  INVALID_IDEMPOTENCY_KEY: { status: 400, code: 40001, msg: '请求标识有误，请刷新页面后再试' },
  BROWSER_ID_MISSING: { status: 400, code: 40002, msg: '缺少浏览器标识，请刷新页面后再试' },
  USER_TYPE_UNKNOWN: { status: 400, code: 40003, msg: '请求来源有误，请刷新页面后再试' },
  FILE_REFUSED: { status: 400, code: 40010, msg: '这张图片无法使用，请换一张 JPG、PNG 或 WebP 图片' },
  SPREADSHEET_REFUSED: { status: 400, code: 40011, msg: '这个表格无法导入，请按提示改好后再上传' },
  LICENCE_REFUSED: { status: 400, code: 40012, msg: '这份文件打不开，请换 JPG、PNG、WebP 图片，或没有密码的 PDF' },
  // 401: no token, or one that has expired
  TOKEN_MISSING: { status: 401, code: 40100, msg: '请先登录' },
  TOKEN_EXPIRED: { status: 401, code: 40101, msg: '登录已过期，请重新登录' },
  // 403: the session itself must end; the client clears its cache
  SESSION_ENDED: { status: 403, code: 40300, msg: '登录状态已失效，请重新登录' },
  // 404
  NOT_FOUND: { status: 404, code: 40400, msg: '内容不存在或已被删除' },
  // 409: conflicts with the present state
  IDEMPOTENCY_CONFLICT: { status: 409, code: 40900, msg: '这次提交与上一次不一致，请刷新页面后再试' },
  // 413, 415
  TOO_LARGE: { status: 413, code: 41300, msg: '内容太大，请压缩后再试' },
  UNSUPPORTED_TYPE: { status: 415, code: 41500, msg: '不支持这种格式，请换一种后再试' },
  // 428: the same again, with the work that `data.challenge` asks for (header Challenge-Proof)
  CHALLENGE: { status: 428, code: 42800, msg: '请先完成安全验证；页面会自动进行，没有反应请刷新后再试' },
  // 429
  TOO_MANY_REQUESTS: { status: 429, code: 42900, msg: '操作太频繁，请稍后再试' },
  UPLOAD_TOO_MANY: { status: 429, code: 42903, msg: '今天上传的图片太多，请明天再试' },
  // 5xx: ours
  INTERNAL: { status: 500, code: 50000, msg: INTERNAL_TEXT },
  SMS_UNAVAILABLE: { status: 503, code: 50301, msg: '短信暂时发不出去，请稍后再试' },
  WECHAT_UNAVAILABLE: { status: 503, code: 50302, msg: '微信暂时没有响应，请稍后再试，或用密码登录' },
  GATEWAY_UNAVAILABLE: { status: 503, code: 50303, msg: '支付渠道暂时没有响应，请稍后再试，或换一种方式' },
  TRACKING_UNAVAILABLE: { status: 503, code: 50305, msg: '物流信息暂时查不到，请稍后再试' },
  UNAVAILABLE: { status: 503, code: 50300, msg: '服务繁忙，请稍后再试' },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof catalogue;
export const errorCodes: Readonly<Record<ErrorCode, ErrorEntry>> = catalogue;
