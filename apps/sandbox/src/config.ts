import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { developmentKeys } from './pay/developmentKeys.ts';

const hostList = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((host) => host.trim())
      .filter((host) => host !== ''),
  )
  .pipe(z.array(z.string()).min(1));

/** Environments that hold one line only write the line ends of a PEM as two signs. */
const pem = (read: (text: string) => KeyObject, value: string) =>
  z
    .string()
    .transform((text, context): KeyObject => {
      try {
        return read(text.replaceAll(String.raw`\n`, '\n'));
      } catch {
        context.addIssue({ code: 'custom', message: 'not a key in PEM' });
        return z.NEVER;
      }
    })
    .prefault(value);

// The defaults are the sandbox's own keys: worth nothing anywhere else, so they may stand in the code.
const schema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3002),
  SHOP_API_ORIGIN: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:3001'),
  SMS_ACCESS_KEY_ID: z.string().min(1).default('sandbox-sms-key'),
  SMS_ACCESS_KEY_SECRET: z.string().min(1).default('sandbox-sms-secret'),
  SMS_SIGN_NAME: z.string().min(1).default('集物'),
  WECHAT_APP_ID: z.string().min(1).default('wx0sandboxweb0001'),
  WECHAT_APP_SECRET: z.string().min(1).default('sandbox-web-secret'),
  WECHAT_REDIRECT_HOSTS: hostList.default(['127.0.0.1', 'localhost']),
  WECHAT_MP_APP_ID: z.string().min(1).default('wx0sandboxmini001'),
  WECHAT_MP_APP_SECRET: z.string().min(1).default('sandbox-mini-secret'),
  TRACKING_CUSTOMER: z.string().min(1).default('SANDBOX0TRACKING'),
  TRACKING_KEY: z.string().min(1).default('sandbox-tracking-key'),
  /** Parcels move by themselves this many times faster than real ones; 0: not at all. */
  LOGISTICS_SPEED: z.coerce.number().min(0).max(1000).default(1),
  /** The books of gateways and carriers: a file that outlives the process, or memory. */
  SANDBOX_BOOKS: z.string().min(1).default(':memory:'),
  WECHATPAY_MCHID: z.string().min(1).default(developmentKeys.WECHATPAY_MCHID),
  WECHATPAY_APP_ID: z.string().min(1).default(developmentKeys.WECHATPAY_APP_ID),
  WECHATPAY_APP_SECRET: z.string().min(1).default(developmentKeys.WECHATPAY_APP_SECRET),
  WECHATPAY_SERIAL: z.string().min(1).default(developmentKeys.WECHATPAY_SERIAL),
  WECHATPAY_API_V3_KEY: z.string().length(32).default(developmentKeys.WECHATPAY_API_V3_KEY),
  WECHATPAY_PUBLIC_KEY_ID: z.string().startsWith('PUB_KEY_ID_').default(developmentKeys.WECHATPAY_PUBLIC_KEY_ID),
  WECHATPAY_MERCHANT_PUBLIC_KEY: pem(createPublicKey, developmentKeys.WECHATPAY_MERCHANT_PUBLIC_KEY),
  WECHATPAY_PLATFORM_PRIVATE_KEY: pem(createPrivateKey, developmentKeys.WECHATPAY_PLATFORM_PRIVATE_KEY),
  ALIPAY_APP_ID: z.string().min(1).default(developmentKeys.ALIPAY_APP_ID),
  ALIPAY_SELLER_ID: z.string().min(1).default(developmentKeys.ALIPAY_SELLER_ID),
  ALIPAY_APP_PUBLIC_KEY: pem(createPublicKey, developmentKeys.ALIPAY_APP_PUBLIC_KEY),
  ALIPAY_PRIVATE_KEY: pem(createPrivateKey, developmentKeys.ALIPAY_PRIVATE_KEY),
});

export interface SandboxConfig {
  readonly host: string;
  readonly port: number;
  readonly shopApiOrigin: string;
  readonly sms: { readonly accessKeyId: string; readonly accessKeySecret: string; readonly signName: string };
  readonly wechat: WechatConfig;
  readonly pay: PayConfig;
  readonly logistics: {
    readonly customer: string;
    readonly key: string;
    readonly speed: number;
    readonly booksFile: string;
  };
}

export interface PayConfig {
  readonly booksFile: string;
  readonly wechat: WechatPayConfig;
  readonly alipay: AlipayConfig;
}

export interface WechatPayConfig {
  readonly mchid: string;
  readonly appId: string;
  readonly merchantSerial: string;
  readonly apiV3Key: string;
  readonly publicKeyId: string;
  readonly merchantPublicKey: KeyObject;
  readonly platformPrivateKey: KeyObject;
}

export interface AlipayConfig {
  readonly appId: string;
  readonly sellerId: string;
  readonly appPublicKey: KeyObject;
  readonly privateKey: KeyObject;
}

interface WechatConfig {
  readonly website: WechatApp & { readonly redirectHosts: readonly string[] };
  readonly miniProgram: WechatApp;
  /** The official account that is bound to the merchant. */
  readonly payApp: WechatApp;
}

export interface WechatApp {
  readonly appId: string;
  readonly appSecret: string;
}

export function readConfig(env: Readonly<Record<string, string | undefined>>): SandboxConfig {
  const parsed = schema.safeParse(env);
  if (!parsed.success) throw new Error(`sandbox configuration: ${z.prettifyError(parsed.error)}`);
  const values = parsed.data;
  return {
    host: values.HOST,
    port: values.PORT,
    shopApiOrigin: new URL(values.SHOP_API_ORIGIN).origin,
    sms: {
      accessKeyId: values.SMS_ACCESS_KEY_ID,
      accessKeySecret: values.SMS_ACCESS_KEY_SECRET,
      signName: values.SMS_SIGN_NAME,
    },
    wechat: {
      website: {
        appId: values.WECHAT_APP_ID,
        appSecret: values.WECHAT_APP_SECRET,
        redirectHosts: values.WECHAT_REDIRECT_HOSTS,
      },
      miniProgram: { appId: values.WECHAT_MP_APP_ID, appSecret: values.WECHAT_MP_APP_SECRET },
      payApp: { appId: values.WECHATPAY_APP_ID, appSecret: values.WECHATPAY_APP_SECRET },
    },
    logistics: {
      customer: values.TRACKING_CUSTOMER,
      key: values.TRACKING_KEY,
      speed: values.LOGISTICS_SPEED,
      booksFile: values.SANDBOX_BOOKS,
    },
    pay: {
      booksFile: values.SANDBOX_BOOKS,
      wechat: {
        mchid: values.WECHATPAY_MCHID,
        appId: values.WECHATPAY_APP_ID,
        merchantSerial: values.WECHATPAY_SERIAL,
        apiV3Key: values.WECHATPAY_API_V3_KEY,
        publicKeyId: values.WECHATPAY_PUBLIC_KEY_ID,
        merchantPublicKey: values.WECHATPAY_MERCHANT_PUBLIC_KEY,
        platformPrivateKey: values.WECHATPAY_PLATFORM_PRIVATE_KEY,
      },
      alipay: {
        appId: values.ALIPAY_APP_ID,
        sellerId: values.ALIPAY_SELLER_ID,
        appPublicKey: values.ALIPAY_APP_PUBLIC_KEY,
        privateKey: values.ALIPAY_PRIVATE_KEY,
      },
    },
  };
}
