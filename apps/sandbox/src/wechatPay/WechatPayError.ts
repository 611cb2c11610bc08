/** A refusal of WeChat Pay; the texts are its own. */
export class WechatPayError extends Error {
  readonly status: number;
  readonly code: WechatPayCode;

  constructor(code: WechatPayCode, message: string) {
    super(message);
    this.name = 'WechatPayError';
    this.status = STATUS[code];
    this.code = code;
  }
}

const STATUS = {
  APPID_MCHID_NOT_MATCH: 400,
  INVALID_REQUEST: 400,
  NOT_ENOUGH: 403,
  NO_STATEMENT_EXIST: 400,
  ORDER_CLOSED: 400,
  ORDER_NOT_EXIST: 404,
  ORDERPAID: 400,
  PARAM_ERROR: 400,
  RESOURCE_NOT_EXISTS: 404,
  SIGN_ERROR: 401,
  SYSTEM_ERROR: 500,
} as const;

export type WechatPayCode = keyof typeof STATUS;
