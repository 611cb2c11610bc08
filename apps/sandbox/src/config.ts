import { z } from 'zod';

const hostList = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((host) => host.trim())
      .filter((host) => host !== ''),
  )
  .pipe(z.array(z.string()).min(1));

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
});

export interface SandboxConfig {
  readonly host: string;
  readonly port: number;
  readonly shopApiOrigin: string;
  readonly sms: { readonly accessKeyId: string; readonly accessKeySecret: string; readonly signName: string };
  readonly wechat: WechatConfig;
}

interface WechatConfig {
  readonly website: WechatApp & { readonly redirectHosts: readonly string[] };
  readonly miniProgram: WechatApp;
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
    },
  };
}
