export interface WechatLoginConfig {
  /** https://api.weixin.qq.com, or the sandbox. */
  readonly apiBaseUrl: string;
  /** https://open.weixin.qq.com, or the sandbox: the page that the browser opens. */
  readonly openBaseUrl: string;
  readonly appId: string;
  readonly appSecret: string;
  /** The app by which WeChat tells who pays inside it. */
  readonly payAppId: string;
  readonly payAppSecret: string;
  readonly mpAppId: string;
  readonly mpAppSecret: string;
}
