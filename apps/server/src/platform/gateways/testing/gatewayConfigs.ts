import type { AlipayConfig } from '../alipay/AlipayConfig.ts';
import { developmentKeys as alipayKeys } from '../alipay/developmentKeys.ts';
import { developmentKeys as wechatPayKeys } from '../wechatPay/developmentKeys.ts';
import type { WechatPayConfig } from '../wechatPay/WechatPayConfig.ts';

const common = { notifyUrl: () => 'http://127.0.0.1:1/callback', timeoutMs: 5000 };

/** As the shop speaks to the sandbox at this address, or to a stub in its place. */
export function wechatPayConfig(origin: string): WechatPayConfig {
  return {
    ...common,
    baseUrl: origin,
    mchid: wechatPayKeys.WECHATPAY_MCHID,
    appId: wechatPayKeys.WECHATPAY_APP_ID,
    serial: wechatPayKeys.WECHATPAY_SERIAL,
    privateKey: wechatPayKeys.WECHATPAY_MERCHANT_PRIVATE_KEY,
    apiV3Keys: [wechatPayKeys.WECHATPAY_API_V3_KEY],
    publicKeys: { [wechatPayKeys.WECHATPAY_PUBLIC_KEY_ID]: wechatPayKeys.WECHATPAY_PLATFORM_PUBLIC_KEY },
  };
}

export function alipayConfig(origin: string): AlipayConfig {
  return {
    ...common,
    gatewayUrl: `${origin}/gateway.do`,
    appId: alipayKeys.ALIPAY_APP_ID,
    sellerId: alipayKeys.ALIPAY_SELLER_ID,
    privateKey: alipayKeys.ALIPAY_APP_PRIVATE_KEY,
    publicKey: alipayKeys.ALIPAY_PUBLIC_KEY,
  };
}
