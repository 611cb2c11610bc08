export interface WechatPayConfig {
  /** https://api.mch.weixin.qq.com, or the sandbox. */
  readonly baseUrl: string;
  readonly mchid: string;
  readonly appId: string;
  /** Serial of the merchant's certificate, to which the private key belongs. */
  readonly serial: string;
  readonly privateKey: string;
  readonly apiV3Key: string;
  /** The one key that replies and callbacks may be signed with, and its name in Wechatpay-Serial. */
  readonly publicKeyId: string;
  readonly publicKey: string;
  /** Asked for at each use: a shop on a free port knows its own address only once it listens. */
  readonly notifyUrl: () => string;
  readonly timeoutMs: number;
}
