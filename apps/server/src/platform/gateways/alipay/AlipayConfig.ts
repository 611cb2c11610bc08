export interface AlipayConfig {
  /** https://openapi.alipay.com/gateway.do, or the sandbox. */
  readonly gatewayUrl: string;
  readonly appId: string;
  readonly sellerId: string;
  readonly privateKey: string;
  /** The one key that replies and callbacks may be signed with. */
  readonly publicKey: string;
  /** Asked for at each use: a shop on a free port knows its own address only once it listens. */
  readonly notifyUrl: (bucket: string) => string;
  readonly timeoutMs: number;
}
