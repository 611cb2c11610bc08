import type { AlipayConfig } from '../alipay/AlipayConfig.ts';
import { developmentKeys } from '../developmentKeys.ts';
import type { WechatPayConfig } from '../wechatPay/WechatPayConfig.ts';

const common = { notifyUrl: () => 'http://127.0.0.1:1/callback', timeoutMs: 5000 };

/** As the shop speaks to the sandbox at this address, or to a stub in its place. */
export function wechatPayConfig(origin: string): WechatPayConfig {
  return {
    ...common,
    baseUrl: origin,
    mchid: developmentKeys.WECHATPAY_MCHID,
    appId: developmentKeys.WECHATPAY_APP_ID,
    serial: developmentKeys.WECHATPAY_SERIAL,
    privateKey: developmentKeys.WECHATPAY_MERCHANT_PRIVATE_KEY,
    apiV3Key: developmentKeys.WECHATPAY_API_V3_KEY,
    publicKeyId: developmentKeys.WECHATPAY_PUBLIC_KEY_ID,
    publicKey: developmentKeys.WECHATPAY_PLATFORM_PUBLIC_KEY,
  };
}

export function alipayConfig(origin: string): AlipayConfig {
  return {
    ...common,
    gatewayUrl: `${origin}/gateway.do`,
    appId: developmentKeys.ALIPAY_APP_ID,
    sellerId: developmentKeys.ALIPAY_SELLER_ID,
    privateKey: developmentKeys.ALIPAY_APP_PRIVATE_KEY,
    publicKey: developmentKeys.ALIPAY_PUBLIC_KEY,
  };
}
