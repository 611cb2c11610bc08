import { createPrivateKey, createPublicKey } from 'node:crypto';
import { z } from 'zod';
import { developmentKeys } from './developmentKeys.ts';

/** A key that cannot be read must stop the start, not the first payment. Files of settings often hold `\n` as two signs. */
const pem = (read: (text: string) => unknown, value: string) =>
  z
    .string()
    .transform((text) => text.replaceAll(String.raw`\n`, '\n').trim())
    .refine(
      (text) => {
        try {
          read(text);
          return true;
        } catch {
          return false;
        }
      },
      { error: 'not a key in PEM' },
    )
    .prefault(value);

/** The settings of the payment gateways, by the names that they have in the environment; the defaults are the sandbox's. */
export const gatewaySettings = {
  WECHATPAY_BASE_URL: z.url().default('http://127.0.0.1:3002'),
  WECHATPAY_MCHID: z.string().min(1).default(developmentKeys.WECHATPAY_MCHID),
  WECHATPAY_APP_ID: z.string().min(1).default(developmentKeys.WECHATPAY_APP_ID),
  /** Of the merchant's certificate. */
  WECHATPAY_SERIAL: z.string().min(1).default(developmentKeys.WECHATPAY_SERIAL),
  WECHATPAY_PRIVATE_KEY: pem(createPrivateKey, developmentKeys.WECHATPAY_MERCHANT_PRIVATE_KEY),
  WECHATPAY_API_V3_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{32}$/)
    .default(developmentKeys.WECHATPAY_API_V3_KEY),
  /** PUB_KEY_ID_…, or the serial of WeChat Pay's certificate, and the key or certificate of that name. */
  WECHATPAY_PUBLIC_KEY_ID: z.string().min(1).default(developmentKeys.WECHATPAY_PUBLIC_KEY_ID),
  WECHATPAY_PUBLIC_KEY: pem(createPublicKey, developmentKeys.WECHATPAY_PLATFORM_PUBLIC_KEY),

  ALIPAY_GATEWAY_URL: z.url().default('http://127.0.0.1:3002/gateway.do'),
  ALIPAY_APP_ID: z.string().min(1).default(developmentKeys.ALIPAY_APP_ID),
  ALIPAY_SELLER_ID: z.string().min(1).default(developmentKeys.ALIPAY_SELLER_ID),
  ALIPAY_PRIVATE_KEY: pem(createPrivateKey, developmentKeys.ALIPAY_APP_PRIVATE_KEY),
  ALIPAY_PUBLIC_KEY: pem(createPublicKey, developmentKeys.ALIPAY_PUBLIC_KEY),

  /** Where the gateways reach the api. */
  CALLBACK_ORIGIN: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:3001'),
  GATEWAY_TIMEOUT_MS: z.coerce.number().int().positive().default(10_000),
};

/** Public keys too: anyone with this repository could sign callbacks that a development key accepts. */
export const gatewayDevelopmentSecrets = {
  WECHATPAY_PRIVATE_KEY: developmentKeys.WECHATPAY_MERCHANT_PRIVATE_KEY.trim(),
  WECHATPAY_API_V3_KEY: developmentKeys.WECHATPAY_API_V3_KEY,
  WECHATPAY_PUBLIC_KEY: developmentKeys.WECHATPAY_PLATFORM_PUBLIC_KEY.trim(),
  ALIPAY_PRIVATE_KEY: developmentKeys.ALIPAY_APP_PRIVATE_KEY.trim(),
  ALIPAY_PUBLIC_KEY: developmentKeys.ALIPAY_PUBLIC_KEY.trim(),
} as const;
