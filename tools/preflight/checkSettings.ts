import { sandboxSmsTemplates } from '../../apps/server/src/platform/config/smsTemplates.ts';
import { type Finding, finding, type Settings } from './Finding.ts';

interface Rule {
  readonly name: string;
  readonly form: RegExp;
  readonly missing: string;
}

const rule = (name: string, form: RegExp, missing: string): Rule => ({ name, form, missing });

/** How the real world writes these, which our sandbox's values do not satisfy. */
const rules: readonly Rule[] = [
  rule('SITE_ORIGIN', /^https:\/\/[^/:]+$/, 'https:// and the domain of the ICP filing, without a path'),
  rule('CALLBACK_ORIGIN', /^https:\/\/[^/:]+$/, 'https:// and the domain by which the gateways reach the api'),
  rule('WECHATPAY_MCHID', /^\d{8,10}$/, 'the merchant number of WeChat Pay, 8 to 10 digits'),
  rule('WECHATPAY_APP_ID', /^wx[0-9a-f]{16}$/, 'the app id that the merchant number is bound to, wx and 16 signs'),
  rule('WECHATPAY_SERIAL', /^[0-9A-F]{40}$/, 'the serial of the merchant certificate, 40 hexadecimal signs'),
  rule('WECHATPAY_PUBLIC_KEY_ID', /^(?:PUB_KEY_ID_\d+|[0-9A-F]{40})$/, 'PUB_KEY_ID_… or the serial of the certificate'),
  rule(
    'WECHATPAY_BASE_URL',
    /^https:\/\/api\d?\.(?:mch|wechatpay)\.(?:weixin\.qq|cn)/,
    'https://api.mch.weixin.qq.com',
  ),
  rule('ALIPAY_APP_ID', /^20\d{14}$/, 'the app id of Alipay, 16 digits'),
  rule('ALIPAY_SELLER_ID', /^2088\d{12}$/, 'the seller’s PID, 16 digits that begin with 2088'),
  rule('ALIPAY_GATEWAY_URL', /^https:\/\/openapi\.alipay\.com\/gateway\.do$/, 'https://openapi.alipay.com/gateway.do'),
  rule('WECHAT_APP_ID', /^wx[0-9a-f]{16}$/, 'the app id of the website login, wx and 16 signs'),
  rule('WECHAT_MP_APP_ID', /^wx[0-9a-f]{16}$/, 'the app id of the mini program, wx and 16 signs'),
  rule('WECHAT_APP_SECRET', /^[0-9a-f]{32}$/, '32 hexadecimal signs'),
  rule('WECHATPAY_APP_SECRET', /^[0-9a-f]{32}$/, '32 hexadecimal signs'),
  rule('WECHAT_MP_APP_SECRET', /^[0-9a-f]{32}$/, '32 hexadecimal signs'),
  rule('SMS_ENDPOINT', /^dysmsapi(?:\.[\w-]+)?\.aliyuncs\.com$/, 'dysmsapi.aliyuncs.com'),
  rule('SMS_ACCESS_KEY_ID', /^LTAI\w{12,26}$/, 'an AccessKey id of Aliyun, which begins with LTAI'),
  rule('SMS_SIGN_NAME', /^[\u4e00-\u9fffA-Za-z0-9]{2,12}$/, 'the sign name that was approved, 2 to 12 signs'),
  rule('TRACKING_BASE_URL', /^https:\/\//, 'the address of the parcel tracking, https'),
  rule('RETURN_RECIPIENT', /\S/, 'who receives returned goods'),
  rule('RETURN_PHONE', /^[\d-]{7,14}$/, 'the number of the return address'),
  rule('RETURN_ADDRESS', /.{10,}/, 'the return address'),
  rule('TZ', /^Asia\/Shanghai$/, 'Asia/Shanghai: Alipay stamps local time'),
];

/** Another host than that of its API. */
const WECHAT_PAY_PAGES = 'https://wx.tenpay.com';

const templateRules = Object.keys(sandboxSmsTemplates).map((name) =>
  rule(name, /^SMS_\d{6,12}$/, 'the code of the approved template, SMS_ and its digits'),
);

/** The forms of single settings, what must not be left on, and secrets that somebody chose by hand. */
export function checkSettings(settings: Settings): Finding[] {
  const forms = [...rules, ...templateRules].map(({ name, form, missing }) =>
    finding(name, form.test(settings[name] ?? ''), settings[name] ? `is not ${missing}` : `is not set: ${missing}`),
  );
  const codes = templateRules.map(({ name }) => settings[name]).filter((code) => code !== undefined && code !== '');
  const signs = Object.entries(settings).filter(([name]) => name.startsWith('SMS_SIGN_') && name !== 'SMS_SIGN_NAME');
  return [
    ...forms,
    finding('each SMS template has a code of its own', new Set(codes).size === codes.length, 'two kinds share a code'),
    ...signs.map(([name, value]) =>
      finding(name, /^[\u4e00-\u9fffA-Za-z0-9]{2,12}$/.test(value ?? ''), 'is not a sign name, 2 to 12 signs'),
    ),
    finding(
      'CACHE_REDIS_URL is a Redis of its own',
      Boolean(settings['CACHE_REDIS_URL']) && settings['CACHE_REDIS_URL'] !== settings['REDIS_URL'],
      'set it to a second Redis with maxmemory and allkeys-lfu: what guests ask for must evict no limits and sessions',
    ),
    finding(
      'WECHATPAY_PAGE_ORIGIN',
      [undefined, WECHAT_PAY_PAGES].includes(settings['WECHATPAY_PAGE_ORIGIN']),
      `is not ${WECHAT_PAY_PAGES}, where WeChat Pay opens on phones: pages would lead nobody there. It may be left out`,
    ),
    finding('ALLOW_SANDBOX is off', !/^(?:true|1|yes|on)$/i.test(settings['ALLOW_SANDBOX'] ?? ''), 'remove it'),
    ...['TOKEN_SECRET', 'SEAL_SECRET', 'HASH_SECRET'].map((name) => randomEnough(settings, name)),
  ];
}

/** A secret of 32 characters that somebody typed is worth little: many different signs are asked for. */
function randomEnough(settings: Settings, name: string): Finding {
  const value = settings[name];
  const isOptional = name === 'HASH_SECRET' && value === undefined;
  const secrets = (value ?? '').split(',').map((entry) => entry.replace(/^[a-z0-9]{1,16}:/, ''));
  const ok = isOptional || secrets.every((secret) => secret.length >= 32 && new Set(secret).size >= 12);
  return finding(`${name} is random`, ok, 'make it with: openssl rand -hex 32');
}
