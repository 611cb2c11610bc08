import type { Redis } from 'ioredis';
import { type Clock, systemClock } from './clock/clock.ts';
import type { Config } from './config/config.ts';
import { createDatabase, type Database } from './database/createDatabase.ts';
import { createDeliver } from './effects/createDeliver.ts';
import { createGateways, type Gateways } from './gateways/createGateways.ts';
import { createEventStreams, type EventStreams } from './live/createEventStreams.ts';
import { createLiveHub, type LiveHub } from './live/createLiveHub.ts';
import { createLog, type Log } from './log/createLog.ts';
import { createRedis } from './redis/createRedis.ts';
import { type BudgetedSms, createBudgetedSms, createSmsSender } from './sms/index.ts';
import { createStorage } from './storage/createStorage.ts';
import type { Storage } from './storage/Storage.ts';
import { createAlarmKeeper } from './telemetry/createAlarmKeeper.ts';
import { keepAlarmsOf } from './telemetry/raiseAlarm.ts';
import { createTracking, type Tracking } from './tracking/createTracking.ts';
import { createWechatLogin, type WechatLogin } from './wechat/index.ts';

/** Everything that reaches outside the process, made once at the start and handed down as an argument. */
export interface Services {
  readonly config: Config;
  readonly log: Log;
  readonly clock: Clock;
  readonly db: Database;
  /** What may not be lost by pressure: limits, ended sessions, the rush gate, announcements. */
  readonly redis: Redis;
  /** Answers, the versions of their tags, and counts that are only shown: whatever guests can make grow. Perhaps the same Redis. */
  readonly cacheRedis: Redis;
  readonly live: LiveHub;
  readonly streams: EventStreams;
  readonly storage: Storage;
  readonly sms: BudgetedSms;
  readonly wechat: WechatLogin;
  readonly gateways: Gateways;
  readonly tracking: Tracking;
}

export function createServices(config: Config, processName: string, clock: Clock = systemClock): Services {
  const log = createLog(config.LOG_LEVEL, processName);
  const redis = createRedis({ url: config.REDIS_URL, prefix: config.REDIS_PREFIX, log });
  const cacheRedis = config.CACHE_REDIS_URL
    ? createRedis({ url: config.CACHE_REDIS_URL, prefix: config.REDIS_PREFIX, log })
    : redis;
  const live = createLiveHub({ redis, prefix: config.REDIS_PREFIX, log });
  const db = createDatabase({
    connectionString: config.DATABASE_URL,
    max: config.DATABASE_POOL,
    searchMax: config.SEARCH_POOL,
    applicationName: `jiwu-${processName}`,
    deliver: createDeliver({ redis, cacheRedis, live, log, accessTokenSeconds: config.ACCESS_TOKEN_SECONDS }),
  });
  keepAlarmsOf(log, createAlarmKeeper({ db, clock, log }));
  const sender = createSmsSender({
    endpoint: config.SMS_ENDPOINT,
    protocol: config.SMS_PROTOCOL,
    accessKeyId: config.SMS_ACCESS_KEY_ID,
    accessKeySecret: config.SMS_ACCESS_KEY_SECRET,
  });
  return {
    config,
    log,
    clock,
    db,
    redis,
    cacheRedis,
    live,
    streams: createEventStreams({ hub: live, log, total: config.STREAMS_TOTAL }),
    storage: createStorage(config),
    sms: createBudgetedSms(sender, { db, log, clock, budget: config.SMS_BUDGET_PER_DAY }),
    wechat: createWechatLogin({
      apiBaseUrl: config.WECHAT_API_BASE_URL,
      openBaseUrl: config.WECHAT_OPEN_BASE_URL,
      appId: config.WECHAT_APP_ID,
      appSecret: config.WECHAT_APP_SECRET,
      payAppId: config.WECHATPAY_APP_ID,
      payAppSecret: config.WECHATPAY_APP_SECRET,
      mpAppId: config.WECHAT_MP_APP_ID,
      mpAppSecret: config.WECHAT_MP_APP_SECRET,
    }),
    gateways: createGateways(config, clock),
    tracking: createTracking({
      baseUrl: config.TRACKING_BASE_URL,
      customer: config.TRACKING_CUSTOMER,
      key: config.TRACKING_KEY,
      timeoutMs: config.GATEWAY_TIMEOUT_MS,
    }),
  };
}

export async function closeServices(services: Services): Promise<void> {
  services.streams.close();
  services.live.close();
  services.redis.disconnect();
  services.cacheRedis.disconnect();
  await services.db.close();
}
