export interface WechatPayConfig {
  /** https://api.mch.weixin.qq.com, or the sandbox. */
  readonly baseUrl: string;
  readonly mchid: string;
  readonly appId: string;
  /** Serial of the merchant's certificate, to which the private key belongs. */
  readonly serial: string;
  readonly privateKey: string;
  /** Callbacks open with any of them: WeChat takes a new one into use at a moment of its own. */
  readonly apiV3Keys: readonly string[];
  /** The keys that replies and callbacks may be signed with, by their names in Wechatpay-Serial. */
  readonly publicKeys: Readonly<Record<string, string>>;
  /** Asked for at each use: a shop on a free port knows its own address only once it listens. */
  readonly notifyUrl: (bucket: string) => string;
  readonly timeoutMs: number;
}
