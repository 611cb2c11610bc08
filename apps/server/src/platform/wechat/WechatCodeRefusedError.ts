/** WeChat refused the code that a browser or mini program brought: the person scans again, no alarm is raised. */
export class WechatCodeRefusedError extends Error {
  readonly reason: 'invalid' | 'used' | 'expired';

  constructor(reason: 'invalid' | 'used' | 'expired') {
    super(`wechat: code ${reason}`);
    this.name = 'WechatCodeRefusedError';
    this.reason = reason;
  }
}
