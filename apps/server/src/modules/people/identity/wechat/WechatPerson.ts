/** A person whom WeChat has identified to one of our apps. */
export interface WechatPerson {
  readonly app: 'website' | 'miniProgram';
  readonly openid: string;
  readonly unionid: string | null;
  readonly nickname: string;
}
