import { businessDay } from '@jiwu/kernel';
import type { Redis } from 'ioredis';
import { sha256 } from '../../../platform/crypto/hashing.ts';
import { estimatedKey, EXACT_UNTIL, KEPT_SECONDS, namedKey, type Step } from './visitorKeys.ts';

/** Who looks at a product or fills a cart has come. */
const implied: Readonly<Record<Step, readonly Step[]>> = {
  visit: ['visit'],
  product: ['visit', 'product'],
  cart: ['visit', 'cart'],
};

/** Whoever says so is no person; most robots run no script, and never get here. */
const ROBOT = /bot\b|bot\/|spider|crawl|slurp|preview|lighthouse/i;

/** Pairs of keys: a set and an estimate. */
const COUNT = `
  for place = 1, #KEYS, 2 do
    if redis.call('scard', KEYS[place]) < tonumber(ARGV[2]) then redis.call('sadd', KEYS[place], ARGV[1]) end
    redis.call('pfadd', KEYS[place + 1], ARGV[1])
    redis.call('expire', KEYS[place], ARGV[3])
    redis.call('expire', KEYS[place + 1], ARGV[3])
  end`;

interface Visitor {
  readonly step: Step;
  readonly browserId: string;
  readonly userAgent: string;
  readonly now: Date;
}

/** Counts a browser for a step of its day, once however often it comes. Fails while Redis is away. */
export async function countVisitor(redis: Redis, { step, browserId, userAgent, now }: Visitor): Promise<void> {
  if (ROBOT.test(userAgent)) return;
  const day = businessDay(now);
  const member = sha256(`${day}:${browserId}`).subarray(0, 12).toString('base64url');
  const keys = implied[step].flatMap((one) => [namedKey(day, one), estimatedKey(day, one)]);
  await redis.eval(COUNT, keys.length, ...keys, member, EXACT_UNTIL, KEPT_SECONDS);
}
