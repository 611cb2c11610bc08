import { createPrivateKey, createPublicKey } from 'node:crypto';
import { z } from 'zod';
import { systemClock } from '../../clock/clock.ts';
import type { GatewayDefinition } from '../GatewayDefinition.ts';
import { pemSetting } from '../pemSetting.ts';
import { createWechatPay } from './createWechatPay.ts';
import { developmentKeys } from './developmentKeys.ts';
import { morePublicKeys } from './morePublicKeys.ts';

const apiV3Key = z.string().regex(/^[\x21-\x7e]{32}$/);

const settings = {
  WECHATPAY_BASE_URL: z.url().default('http://127.0.0.1:3002'),
  WECHATPAY_MCHID: z.string().min(1).default(developmentKeys.WECHATPAY_MCHID),
  WECHATPAY_APP_ID: z.string().min(1).default(developmentKeys.WECHATPAY_APP_ID),
  /** Of the app that is bound to the merchant: it tells who pays inside WeChat. */
  WECHATPAY_APP_SECRET: z.string().trim().min(1).default(developmentKeys.WECHATPAY_APP_SECRET),
  /** Of the merchant's certificate. */
  WECHATPAY_SERIAL: z.string().min(1).default(developmentKeys.WECHATPAY_SERIAL),
  WECHATPAY_PRIVATE_KEY: pemSetting(createPrivateKey, developmentKeys.WECHATPAY_MERCHANT_PRIVATE_KEY),
  WECHATPAY_API_V3_KEY: apiV3Key.default(developmentKeys.WECHATPAY_API_V3_KEY),
  /** PUB_KEY_ID_…, or the serial of WeChat Pay's certificate, and the key or certificate of that name. */
  WECHATPAY_PUBLIC_KEY_ID: z.string().min(1).default(developmentKeys.WECHATPAY_PUBLIC_KEY_ID),
  WECHATPAY_PUBLIC_KEY: pemSetting(createPublicKey, developmentKeys.WECHATPAY_PLATFORM_PUBLIC_KEY),
  /** While WeChat changes its keys: the one before or after, and more public keys as `ID:PEM,ID:PEM`. */
  WECHATPAY_OTHER_API_V3_KEY: apiV3Key.optional(),
  WECHATPAY_MORE_PUBLIC_KEYS: morePublicKeys,
};

/** 微信支付: the payer scans a code, is led to WeChat from a phone's browser, or pays inside WeChat. */
export const wechatPayGateway: GatewayDefinition<typeof settings> = {
  settings,
  developmentSecrets: {
    WECHATPAY_APP_SECRET: developmentKeys.WECHATPAY_APP_SECRET,
    WECHATPAY_PRIVATE_KEY: developmentKeys.WECHATPAY_MERCHANT_PRIVATE_KEY.trim(),
    WECHATPAY_API_V3_KEY: developmentKeys.WECHATPAY_API_V3_KEY,
    WECHATPAY_PUBLIC_KEY: developmentKeys.WECHATPAY_PLATFORM_PUBLIC_KEY.trim(),
  },
  address: 'WECHATPAY_BASE_URL',
  create: (config, { callbackUrl, timeoutMs }) =>
    createWechatPay(
      {
        baseUrl: config.WECHATPAY_BASE_URL,
        mchid: config.WECHATPAY_MCHID,
        appId: config.WECHATPAY_APP_ID,
        serial: config.WECHATPAY_SERIAL,
        privateKey: config.WECHATPAY_PRIVATE_KEY,
        apiV3Keys: [config.WECHATPAY_API_V3_KEY, config.WECHATPAY_OTHER_API_V3_KEY].filter((key) => key !== undefined),
        publicKeys: {
          ...config.WECHATPAY_MORE_PUBLIC_KEYS,
          [config.WECHATPAY_PUBLIC_KEY_ID]: config.WECHATPAY_PUBLIC_KEY,
        },
        notifyUrl: callbackUrl,
        timeoutMs,
      },
      // The system clock, not the shop's: the age of a signature is real time, while a test may let the shop's days pass faster.
      systemClock,
    ),
};
