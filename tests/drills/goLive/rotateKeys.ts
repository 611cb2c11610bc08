import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '@jiwu/kernel';
import { developmentKeys } from '../../../apps/sandbox/src/pay/developmentKeys.ts';
import { resealAll } from '../../../apps/server/src/composition/sealedColumns.ts';
import type { Drill } from '../Drill.ts';
import { createShopper, type Waiting } from '../shopper.ts';
import type { DrillShop, ExtraApi } from '../startDrillShop.ts';
import { until } from '../until.ts';
import { startFront } from './startFront.ts';

type Settings = Record<string, string>;

/** A person recharges 20 times a minute at most, and each time is asked for twice. */
const THINK_MS = 6500;
/** What was sent to the former process by then has reached it. */
const DRAIN_MS = 300;

/**
 * People recharge by WeChat Pay while both its keys and the shop's own are changed, as docs/going-live.md says: processes are replaced
 * four times, WeChat goes over in between, everything sealed is sealed anew. Each asks twice with one key, so that answers are opened
 * that another process sealed. Nothing may fail, and no callback may be refused.
 */
export const rotateKeys: Drill = async (shop, effort) => {
  const [size, stepMs] = [effort(60, 8), effort(8000, 1200)];
  const keys = makeKeys(shop.services.config.SEAL_SECRET);
  const front = await startFront();
  shop.onStop(front.stop);
  await shop.sandbox.post('/control/pay/reset', {});
  const replace = createReplacing(shop, front);
  await replace(keys.before);

  const done: Waiting[] = [];
  const failed: string[] = [];
  let requests = 0;
  const over = new AbortController();
  const reachable = { ...shop, apiUrl: front.url };
  const shoppers = await Promise.all(Array.from({ length: size }, () => createShopper(reachable)));
  const recharging = shoppers.map(async (shopper) => {
    const rechargeTwice = async () => {
      const key = newId();
      const first = await shopper.start('wechat', 10_000, key);
      await shopper.open(first);
      await shopper.pay(first);
      const again = await shopper.start('wechat', 10_000, key);
      requests += 3;
      if (again.paymentId !== first.paymentId) throw new Error('one key, two recharges');
      done.push(first);
    };
    await pause(Math.random() * THINK_MS);
    while (!over.signal.aborted) {
      await rechargeTwice().catch((error: Error) => failed.push(error.message));
      await pause(THINK_MS);
    }
  });

  await pause(stepMs);
  await replace(keys.both); // opens what either key sealed, trusts either of WeChat's
  await shop.reconfigure(keys.both); // the worker, too
  await pause(stepMs);
  await shop.sandbox.post('/control/pay/wechatKeys', keys.wechatAfter);
  await pause(stepMs);
  await replace(keys.sealing);
  const resealed = await resealAll(shop.patient, { SEAL_SECRET: keys.sealing['SEAL_SECRET'] ?? '' });
  await pause(stepMs);
  await replace(keys.after);
  await pause(stepMs);
  over.abort();
  await Promise.all(recharging);

  const callbacks = await until(async () => (await countOpen(shop, done)).open === 0, 60);
  const { open, refused } = await countOpen(shop, done);
  const left = await resealAll(shop.patient, { SEAL_SECRET: keys.sealing['SEAL_SECRET'] ?? '' });
  const broken = await shop.broken();
  await shop.sandbox.post('/control/pay/wechatKeys', wechatBefore);
  await replace(null);
  return {
    name: 'rotation of all keys under load',
    done: `${size} people recharging by WeChat Pay, 4 replacements of the processes, WeChat’s keys and ours`,
    figures: {
      recharges: done.length,
      requests,
      failed: failed.length,
      unanswered: front.unanswered(),
      'callbacks refused': refused,
      'callbacks lost': open,
      'told after s': callbacks,
      resealed: sum(resealed),
      'left with the old key': sum(left),
      broken: broken.length,
      ...(failed[0] === undefined ? {} : { first: failed[0] }),
    },
    pass:
      done.length > size &&
      [failed.length, front.unanswered(), refused, open, sum(left), broken.length].every((count) => count === 0),
  };
};

const sum = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((total, count) => total + count, 0);

const wechatBefore = {
  publicKeyId: developmentKeys.WECHATPAY_PUBLIC_KEY_ID,
  platformPrivateKey: developmentKeys.WECHATPAY_PLATFORM_PRIVATE_KEY,
  apiV3Key: developmentKeys.WECHATPAY_API_V3_KEY,
};

/** The settings of each step, and the keys that WeChat goes over to. */
function makeKeys(secret: string) {
  const id = `k${randomBytes(4).toString('hex')}`;
  const next = `${id}:${randomBytes(32).toString('hex')}`;
  const hash = secret.split(',').find((entry) => !entry.includes(':')) ?? secret;
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const wechatAfter = {
    publicKeyId: `PUB_KEY_ID_${Date.now()}`,
    platformPrivateKey: privateKey,
    apiV3Key: randomBytes(16).toString('hex'),
  };
  const either: Settings = {
    HASH_SECRET: hash,
    WECHATPAY_OTHER_API_V3_KEY: wechatAfter.apiV3Key,
    WECHATPAY_MORE_PUBLIC_KEYS: `${wechatAfter.publicKeyId}:${publicKey}`,
  };
  const onlyAfter: Settings = {
    HASH_SECRET: hash,
    WECHATPAY_API_V3_KEY: wechatAfter.apiV3Key,
    WECHATPAY_PUBLIC_KEY_ID: wechatAfter.publicKeyId,
    WECHATPAY_PUBLIC_KEY: publicKey,
  };
  return {
    wechatAfter,
    before: {} as Settings,
    both: { ...either, SEAL_SECRET: `${secret},${next}` } as Settings,
    sealing: { ...either, SEAL_SECRET: `${next},${secret}` } as Settings,
    after: { ...onlyAfter, SEAL_SECRET: next } as Settings,
  };
}

/** One process after the other, as a deployment does it: the new one answers before the old one is asked to end. */
function createReplacing(shop: DrillShop, front: { readonly url: string; readonly leadTo: (apiUrl: string) => void }) {
  let current: ExtraApi | undefined;
  return async (settings: Settings | null): Promise<void> => {
    const former = current;
    current = settings ? await shop.startApi({ CALLBACK_ORIGIN: front.url, ...settings }) : undefined;
    if (current) front.leadTo(current.apiUrl);
    await pause(DRAIN_MS);
    await former?.stop();
  };
}

/** Paid trades whose callback has not been accepted, and callbacks that were answered with a refusal. */
async function countOpen(shop: DrillShop, trades: readonly Waiting[]): Promise<{ open: number; refused: number }> {
  let [open, refused] = [0, 0];
  for (const { outTradeNo } of trades) {
    const { notifications } = (await shop.sandbox.get(`/control/pay/trade/wechat/${outTradeNo}`)) as {
      notifications: readonly { attempts: number; accepted: number }[];
    };
    const accepted = notifications.reduce((total, one) => total + one.accepted, 0);
    const attempts = notifications.reduce((total, one) => total + one.attempts, 0);
    if (accepted === 0) open += 1;
    refused += attempts - accepted;
  }
  return { open, refused };
}
