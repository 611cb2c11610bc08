/** The code that a browser or mini program brought is no good: the person scans again, nobody is alarmed. */
export class WechatCodeRefusedError extends Error {
  readonly reason: 'invalid' | 'used' | 'expired';

  constructor(reason: 'invalid' | 'used' | 'expired') {
    super(`wechat: code ${reason}`);
    this.name = 'WechatCodeRefusedError';
    this.reason = reason;
  }
}
