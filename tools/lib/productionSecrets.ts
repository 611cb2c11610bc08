import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Settings that must differ from their development values, or the api refuses to run in production; the keys below come on top.
 */
const NAMES = [
  'TOKEN_SECRET',
  'SEAL_SECRET',
  'SMS_ACCESS_KEY_SECRET',
  'WECHAT_APP_SECRET',
  'WECHAT_MP_APP_SECRET',
  'WECHATPAY_APP_SECRET',
  'TRACKING_KEY',
] as const;

/** The pairs with which the shop and the gateways sign: one side has the private half, the other the public one. */
const PAIRS = [
  { holder: 'server', private: 'WECHATPAY_PRIVATE_KEY', public: 'WECHATPAY_MERCHANT_PUBLIC_KEY' },
  { holder: 'sandbox', private: 'WECHATPAY_PLATFORM_PRIVATE_KEY', public: 'WECHATPAY_PUBLIC_KEY' },
  { holder: 'server', private: 'ALIPAY_PRIVATE_KEY', public: 'ALIPAY_APP_PUBLIC_KEY' },
  { holder: 'sandbox', private: 'ALIPAY_PRIVATE_KEY', public: 'ALIPAY_PUBLIC_KEY' },
] as const;

type Settings = Record<string, string>;

/** The environment of the shop's processes, and of the sandbox; both call some keys by the same name. */
export type ShopSecrets = Record<'server' | 'sandbox', Settings>;

/**
 * Secrets for `pnpm start` on one machine: made once and kept, because sealed values must stay readable. The sandbox gets its
 * side of them, so it recognises the shop. Real keys come by the environment, which wins.
 */
export function productionSecrets(file: string): ShopSecrets {
  const kept = (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as Partial<ShopSecrets> & Settings;
  const isWhole = NAMES.every((name) => kept.server?.[name] && kept.sandbox?.[name]);
  if (isWhole && kept.server && kept.sandbox) return { server: kept.server, sandbox: kept.sandbox };
  // An old file, from before the gateways, holds the secrets of both sides together; any file may lack newer secrets.
  const { server, sandbox, ...older } = kept;
  const fresh = freshSecrets();
  const secrets = {
    server: { ...fresh.server, ...older, ...server },
    sandbox: { ...fresh.sandbox, ...older, ...sandbox },
  };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return secrets;
}

/** A new one of everything. */
export function freshSecrets(): ShopSecrets {
  const common = {
    ...Object.fromEntries(NAMES.map((name) => [name, randomBytes(32).toString('hex')])),
    WECHATPAY_API_V3_KEY: randomBytes(16).toString('hex'),
  };
  const secrets: ShopSecrets = { server: { ...common }, sandbox: { ...common } };
  for (const pair of PAIRS) {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    });
    secrets[pair.holder][pair.private] = privateKey;
    secrets[pair.holder === 'server' ? 'sandbox' : 'server'][pair.public] = publicKey;
  }
  return secrets;
}
