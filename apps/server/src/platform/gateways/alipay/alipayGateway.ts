import { createPrivateKey, createPublicKey } from 'node:crypto';
import { z } from 'zod';
import type { GatewayDefinition } from '../GatewayDefinition.ts';
import { pemSetting } from '../pemSetting.ts';
import { createAlipay } from './createAlipay.ts';
import { developmentKeys } from './developmentKeys.ts';

const settings = {
  ALIPAY_GATEWAY_URL: z.url().default('http://127.0.0.1:3002/gateway.do'),
  ALIPAY_APP_ID: z.string().min(1).default(developmentKeys.ALIPAY_APP_ID),
  ALIPAY_SELLER_ID: z.string().min(1).default(developmentKeys.ALIPAY_SELLER_ID),
  ALIPAY_PRIVATE_KEY: pemSetting(createPrivateKey, developmentKeys.ALIPAY_APP_PRIVATE_KEY),
  ALIPAY_PUBLIC_KEY: pemSetting(createPublicKey, developmentKeys.ALIPAY_PUBLIC_KEY),
};

/** 支付宝: the payer is led to a cashier page. */
export const alipayGateway: GatewayDefinition<typeof settings> = {
  settings,
  developmentSecrets: {
    ALIPAY_PRIVATE_KEY: developmentKeys.ALIPAY_APP_PRIVATE_KEY.trim(),
    ALIPAY_PUBLIC_KEY: developmentKeys.ALIPAY_PUBLIC_KEY.trim(),
  },
  address: 'ALIPAY_GATEWAY_URL',
  create: (config, { callbackUrl, timeoutMs, clock }) =>
    createAlipay(
      {
        gatewayUrl: config.ALIPAY_GATEWAY_URL,
        appId: config.ALIPAY_APP_ID,
        sellerId: config.ALIPAY_SELLER_ID,
        privateKey: config.ALIPAY_PRIVATE_KEY,
        publicKey: config.ALIPAY_PUBLIC_KEY,
        notifyUrl: callbackUrl,
        timeoutMs,
      },
      clock,
    ),
};
