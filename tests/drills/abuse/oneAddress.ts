import { randomBytes } from 'node:crypto';
import { errorCodes } from '@jiwu/contract';
import { type Buyer, makeCrowd } from '../../support/makeBuyer.ts';
import { makeProduct } from '../../support/makeProduct.ts';
import { inBatchesOf } from '../inBatchesOf.ts';
import type { Drill } from '../Drill.ts';
import { percentile } from '../percentile.ts';

/** As configured where nobody configures it. */
const SETTINGS = { REQUESTS_PER_MINUTE: '600', LIMIT_FACTOR: '1', CALLERS_PER_ADDRESS: '50' };
const HERE = { 'X-Forwarded-For': '203.0.113.7' };
const TOO_MANY = errorCodes.TOO_MANY_REQUESTS.status;
/** Users who do something at the same moment. */
const AT_ONCE = 16;

/**
 * Thousands of users behind the one address of a carrier shop, while one of them floods with a token and one without, under another name each
 * time. Nobody else is refused.
 */
export const oneAddress: Drill = async (shop, effort) => {
  const users = effort(5000, 30);
  const api = await shop.startApi({ ...SETTINGS, REDIS_PREFIX: `one-address-${Date.now()}:` });
  const behind = { ...shop, apiUrl: api.apiUrl };
  const [flooding, ...crowd] = (await makeCrowd(behind, users + 1)) as [Buyer, ...Buyer[]];
  const { skuIds } = await makeProduct(shop.services.db, { pieces: 1_000_000 });
  const line = { skuId: skuIds[0] ?? '', quantity: 1 };

  const crowdIs = { done: false };
  const flood = async (call: () => Promise<{ status: number }>) => {
    const seen = { calls: 0, refused: 0 };
    for (; !crowdIs.done || seen.calls < effort(2000, 700); seen.calls += 1) {
      if ((await call()).status === TOO_MANY) seen.refused += 1;
    }
    return seen;
  };
  const floods = [
    flood(() => flooding.client.call('cartList', { headers: HERE })),
    flood(() => {
      const headers = { ...HERE, token: '', anonymous: randomBytes(16).toString('hex') };
      return flooding.client.call('resourceList', { query: `keyword=${headers.anonymous}`, headers });
    }),
  ];
  const took: number[] = [];
  const refused = { tooMany: 0, otherwise: 0 };
  let calls = 0;
  const shopOnce = async ({ client, addressId }: Buyer) => {
    const draft = { addressId, coupon: 'none', useIntegral: 0, delivery: { kind: 'standard' }, lines: [line] };
    const steps = [
      () => client.call('resourceList', { query: `keyword=${client.browserId}`, headers: HERE }),
      () => client.call('cartAdd', { body: line, headers: HERE }),
      () => client.call('cartList', { headers: HERE }),
      () => client.call('orderQuote', { body: draft, headers: HERE }),
    ];
    for (const step of steps) {
      const began = performance.now();
      const { status } = await step();
      took.push(performance.now() - began);
      calls += 1;
      if (status === TOO_MANY) refused.tooMany += 1;
      else if (status !== 200) refused.otherwise += 1;
    }
  };
  await inBatchesOf(AT_ONCE, crowd, shopOnce);
  crowdIs.done = true;
  const [byUser, byGuest] = (await Promise.all(floods)) as [Flood, Flood];
  await api.stop();
  const broken = await shop.broken();
  const p95 = percentile(took, 0.95);
  return {
    name: 'many users behind one address',
    done: `${users} users, ${calls} calls, beside one user and one guest who flood`,
    figures: {
      'users refused as too many': refused.tooMany,
      'refused otherwise': refused.otherwise,
      'p95 ms': p95,
      'flood of a user': `${byUser.calls} calls, ${byUser.refused} refused`,
      'flood of a guest': `${byGuest.calls} calls, ${byGuest.refused} refused`,
      broken: broken.length,
    },
    pass: refused.tooMany === 0 && effort(refused.otherwise, 0) === 0 && byUser.refused > 0 && broken.length === 0,
  };
};

interface Flood {
  readonly calls: number;
  readonly refused: number;
}
