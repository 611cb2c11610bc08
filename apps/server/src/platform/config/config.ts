import { z } from 'zod';
import { gatewayAddresses, gatewayDevelopmentSecrets, gatewaySettings } from '../gateways/gatewaySettings.ts';
import { findSealKeyMistake, sealKeys } from '../crypto/sealKeys.ts';
import { processSettings } from './processSettings.ts';
import { sandboxSmsTemplates, smsSigns, smsTemplates } from './smsTemplates.ts';

/** Values that only a developer's machine may have. Production refuses to start with any of them. */
const developmentSecrets = {
  TOKEN_SECRET: 'development-token-secret-0123456789abcdef',
  SEAL_SECRET: 'development-seal-secret-0123456789abcdef',
  SMS_ACCESS_KEY_SECRET: 'sandbox-sms-secret',
  WECHAT_APP_SECRET: 'sandbox-web-secret',
  WECHAT_MP_APP_SECRET: 'sandbox-mini-secret',
  TRACKING_KEY: 'sandbox-tracking-key',
  ...gatewayDevelopmentSecrets,
} as const;

/** Below this a challenge stops nobody. */
const LEAST_CHALLENGE_BITS = 16;

const count = (value: number) => z.coerce.number().int().positive().default(value);

const schema = z.object({
  ...processSettings,
  PORT: z.coerce.number().int().min(0).max(65535).default(3001),
  /** Of a worker: its probes and metrics. Several on one machine need one each. */
  WORKER_PORT: z.coerce.number().int().min(0).max(65535).default(3004),
  /** Where people reach the shop; WeChat sends them back to it. */
  SITE_ORIGIN: z.url().default('http://127.0.0.1:3000'),
  DATABASE_POOL: count(10),
  /** Connections for searches and facets, and so how many of them run at a time. */
  SEARCH_POOL: count(4),

  /** Streams of users (orders, payments, notices) of one process: half of its connections, so that the others can always be had. */
  STREAMS_TOTAL: count(2000),

  /** Off: every answer is loaded from the database. For measuring. */
  CACHE: z.enum(['on', 'off']).default('on'),
  /** Memory for answers that are the same for everyone. */
  CACHE_MEGABYTES: count(48),

  TOKEN_SECRET: z.string().min(32).default(developmentSecrets.TOKEN_SECRET),
  /** `id:secret,id:secret`: the first seals, all of them open; a secret without an id is the key from before (decision 0042). */
  SEAL_SECRET: z
    .string()
    .superRefine((list, context) => {
      const mistake = findSealKeyMistake(list);
      if (mistake !== null) context.addIssue({ code: 'custom', message: mistake });
    })
    .default(developmentSecrets.SEAL_SECRET),
  /** For what is only compared. It does not rotate; it is the secret without an id unless set. */
  HASH_SECRET: z.string().min(32).optional(),
  ACCESS_TOKEN_SECONDS: count(600),
  REFRESH_TOKEN_DAYS: count(30),

  STORAGE_KIND: z.enum(['disk', 's3']).default('disk'),
  STORAGE_DIR: z.string().default('.data/files'),
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().optional(),

  SMS_ENDPOINT: z.string().default('127.0.0.1:3002'),
  SMS_PROTOCOL: z.enum(['http', 'https']).default('http'),
  SMS_ACCESS_KEY_ID: z.string().default('sandbox-sms-key'),
  SMS_ACCESS_KEY_SECRET: z.string().default(developmentSecrets.SMS_ACCESS_KEY_SECRET),
  SMS_SIGN_NAME: z.string().default('集物'),
  ...smsTemplates,
  ...smsSigns,

  WECHAT_API_BASE_URL: z.url().default('http://127.0.0.1:3002'),
  WECHAT_OPEN_BASE_URL: z.url().default('http://127.0.0.1:3002'),
  WECHAT_APP_ID: z.string().default('wx0sandboxweb0001'),
  WECHAT_APP_SECRET: z.string().default(developmentSecrets.WECHAT_APP_SECRET),
  WECHAT_MP_APP_ID: z.string().default('wx0sandboxmini001'),
  WECHAT_MP_APP_SECRET: z.string().default(developmentSecrets.WECHAT_MP_APP_SECRET),

  TRACKING_BASE_URL: z.url().default('http://127.0.0.1:3002'),
  TRACKING_CUSTOMER: z.string().default('SANDBOX0TRACKING'),
  TRACKING_KEY: z.string().default(developmentSecrets.TRACKING_KEY),
  /** Seconds between the first and the second tracking query for a parcel; later intervals are longer. */
  TRACKING_ASK_SECONDS: count(600),

  /** The address to which buyers send returned goods. */
  RETURN_RECIPIENT: z.string().min(1).default('集物售后仓'),
  RETURN_PHONE: z.string().min(1).default('0571-88990000'),
  RETURN_ADDRESS: z.string().min(1).default('浙江省杭州市余杭区良渚街道古墩路 2188 号 3 号仓'),

  ...gatewaySettings,

  /** All guests of an address together may ask so many times as often as one caller: carriers put thousands behind one. */
  CALLERS_PER_ADDRESS: count(50),
  /** Raises the numbers that endpoints say themselves, for shops that are thrown away. */
  LIMIT_FACTOR: count(1),

  /** New carts of guests from one address in a day. */
  GUEST_CARTS_PER_ADDRESS_DAY: count(2000),
  /** Carts of guests that are kept, all together. */
  GUEST_CARTS: count(1_000_000),

  // Limits of product.md §4.
  SMS_PER_PHONE_MINUTE: count(1),
  SMS_PER_PHONE_HOUR: count(5),
  SMS_PER_PHONE_DAY: count(10),
  SMS_PER_BROWSER_DAY: count(10),
  SMS_PER_ADDRESS_DAY: count(50),
  // A minute; beyond it a try at a code costs work.
  SMS_WRONG_CODES_PER_ADDRESS: count(30),
  SMS_WRONG_CODES_PER_MINUTE: count(1000),
  /** Messages of a day of Shanghai, codes and notices together. */
  SMS_BUDGET_PER_DAY: count(20_000),

  // Limits of decision 0038. From the first three on each try of a stranger costs work; only the last refuses.
  /** In a day. */
  LOGIN_FREE_FAILURES_PER_ACCOUNT: count(3),
  /** In 15 minutes. */
  LOGIN_FAILURES_PER_ADDRESS: count(100),
  LOGIN_FAILURES_OVERALL: count(2000),
  /** In a day. */
  LOGIN_FAILURES_PER_ACCOUNT: count(100),
  /** Of a known browser, or of a user who is signed in, in 15 minutes. */
  LOGIN_TRIES_PER_DEVICE: count(20),
  /** Wrong codes of whoever has the password, in 15 minutes. */
  STAFF_CODE_FAILURES: count(5),
  /** The least work that a challenge asks for: 2 to the power of this many hashes. */
  CHALLENGE_BITS: z.coerce.number().int().min(4).max(24).default(17),

  /** Lets a production process talk to our sandbox over plain http: for trying the whole shop on one machine. */
  ALLOW_SANDBOX: z.stringbool().default(false),

  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
});

export type Config = Readonly<z.output<typeof schema> & { HASH_SECRET: string }>;

/** Reads the environment once, at the start, and reports all mistakes in it together. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = schema.safeParse(environment);
  if (!parsed.success) throw new Error(`configuration: ${z.prettifyError(parsed.error)}`);
  const config = { ...parsed.data, HASH_SECRET: hashSecretOf(parsed.data) };
  if (config.NODE_ENV === 'production') refuseUnsafe(config);
  if (config.STORAGE_KIND === 's3' && !config.S3_BUCKET) throw new Error('configuration: S3_BUCKET is missing');
  return config;
}

function hashSecretOf({ HASH_SECRET, SEAL_SECRET }: z.output<typeof schema>): string {
  const secret = HASH_SECRET ?? sealKeys(SEAL_SECRET).find(({ id }) => id === null)?.secret;
  if (secret === undefined)
    throw new Error('configuration: HASH_SECRET is missing, and SEAL_SECRET has no key without an id');
  return secret;
}

function refuseUnsafe(config: Config): void {
  const unset = { ...developmentSecrets, ...(config.ALLOW_SANDBOX ? {} : sandboxSmsTemplates) };
  const kept = Object.entries(unset).filter(([name, value]) => valuesOf(config, name as keyof Config).includes(value));
  if (kept.length > 0) {
    const names = kept.map(([name]) => name).join(', ');
    throw new Error(`configuration: production refuses the development values of ${names}`);
  }
  if ([...valuesOf(config, 'SEAL_SECRET'), config.HASH_SECRET].includes(config.TOKEN_SECRET)) {
    throw new Error('configuration: TOKEN_SECRET must differ from SEAL_SECRET and HASH_SECRET');
  }
  if (config.LIMIT_FACTOR > 1 && !config.ALLOW_SANDBOX) {
    throw new Error('configuration: LIMIT_FACTOR is for shops that are thrown away');
  }
  if (config.CHALLENGE_BITS < LEAST_CHALLENGE_BITS) {
    throw new Error(`configuration: CHALLENGE_BITS must be at least ${LEAST_CHALLENGE_BITS} in production`);
  }
  const outside = [
    `${config.SMS_PROTOCOL}://${config.SMS_ENDPOINT}`,
    config.WECHAT_API_BASE_URL,
    config.WECHAT_OPEN_BASE_URL,
    config.TRACKING_BASE_URL,
    ...gatewayAddresses.map((name) => config[name] as string),
  ];
  if (!config.ALLOW_SANDBOX && outside.some((url) => !url.startsWith('https:'))) {
    throw new Error(
      'configuration: SMS, WeChat, parcel tracking and the payment gateways must be reached, and reach us, over https in production (ALLOW_SANDBOX=true to try)',
    );
  }
}

/** A setting that is a list has several values, none of which may be a developer's. */
function valuesOf(config: Config, name: keyof Config): readonly unknown[] {
  return name === 'SEAL_SECRET' ? sealKeys(config.SEAL_SECRET).map(({ secret }) => secret) : [config[name]];
}
