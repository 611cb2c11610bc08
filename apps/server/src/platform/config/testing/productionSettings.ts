import { generateKeyPairSync } from 'node:crypto';
import { sandboxSmsTemplates } from '../smsTemplates.ts';

const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
export const wechatKeys = pair();
const alipayKeys = pair();

/** Settings with which a production process starts: nothing in them is a developer's. */
export const productionSettings = {
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  REDIS_URL: 'redis://127.0.0.1:1',
  TOKEN_SECRET: 'a secret of thirty-two characters or more',
  SEAL_SECRET: 'another one of thirty-two characters or more',
  SMS_ACCESS_KEY_SECRET: 'not the default',
  WECHAT_APP_SECRET: 'not the default',
  WECHAT_MP_APP_SECRET: 'not the default',
  ...Object.fromEntries(Object.keys(sandboxSmsTemplates).map((name, order) => [name, `SMS_46317000${order}`])),
  WECHATPAY_APP_SECRET: 'not the default',
  TRACKING_KEY: 'not the default',
  SMS_PROTOCOL: 'https',
  WECHAT_API_BASE_URL: 'https://api.weixin.qq.com',
  WECHAT_OPEN_BASE_URL: 'https://open.weixin.qq.com',
  TRACKING_BASE_URL: 'https://poll.kuaidi100.com',
  WECHATPAY_BASE_URL: 'https://api.mch.weixin.qq.com',
  WECHATPAY_API_V3_KEY: 'k'.repeat(32),
  WECHATPAY_PRIVATE_KEY: wechatKeys.privateKey,
  WECHATPAY_PUBLIC_KEY: wechatKeys.publicKey,
  ALIPAY_GATEWAY_URL: 'https://openapi.alipay.com/gateway.do',
  ALIPAY_PRIVATE_KEY: alipayKeys.privateKey,
  ALIPAY_PUBLIC_KEY: alipayKeys.publicKey,
  CALLBACK_ORIGIN: 'https://jiwu.example',
};
