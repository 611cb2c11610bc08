export { createWechatLogin, type WechatLogin } from './createWechatLogin.ts';
export { WechatCodeRefusedError } from './WechatCodeRefusedError.ts';
export type { WechatLoginConfig } from './WechatLoginConfig.ts';
