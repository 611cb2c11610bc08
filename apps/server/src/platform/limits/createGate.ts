import { newId } from '@jiwu/kernel';
import type { Redis } from 'ioredis';

/** A token to try with. `isCounted`: false when the gate did not know how many there are, and let the caller through. */
interface Pass {
  readonly isCounted: boolean;
  readonly epoch: string;
}

/**
 * A gate before something scarce, in Redis. It only refuses: whoever passes still has to be granted a piece by PostgreSQL. It never
 * offers more than there are: a token is taken for every try, and a refill takes off the tries that PostgreSQL may not have
 * counted. A gate that was restored from an old copy is right again after one refill, but for the tries of that moment. Every
 * function throws while Redis is away; the caller then does without the gate.
 */
export interface Gate {
  /** Null: nothing is left. */
  readonly take: (name: string) => Promise<Pass | null>;
  /** The try is over. A token that got no piece lets another try. */
  readonly finish: (name: string, pass: Pass, got: 'piece' | 'nothing') => Promise<void>;
  /** Asks how many are left, and offers as many. */
  readonly refill: (names: readonly string[], countLeft: () => Promise<ReadonlyMap<string, number>>) => Promise<void>;
  /** How many it offers now; null when it does not know. */
  readonly read: (name: string) => Promise<number | null>;
}

/** Without refills it is forgotten, and lets everyone through. */
const LIFE_MS = 5000;
/** No try takes this long: one that is not over by then was made by a process that died. */
const LONGEST_TRY_MS = 5000;

/**
 * A gate that does not know how many there are, while tries are under way, could only guess too low, and would say 售罄 while some
 * are left. So few tries are left to PostgreSQL, and the gate is filled when they are over.
 */
const FEW_TRIES = 100;

/** One hash for each gate, so that nothing of it is lost but all at once; after that its epoch is another. */
const TAKE = `
redis.call('HSETNX', KEYS[1], 'epoch', ARGV[1])
local tokens = redis.call('HGET', KEYS[1], 'tokens')
if tokens and tonumber(tokens) <= 0 then return false end
redis.call('HINCRBY', KEYS[1], 'passed', 1)
if tokens then redis.call('HINCRBY', KEYS[1], 'tokens', -1) else redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return { tokens and 1 or 0, redis.call('HGET', KEYS[1], 'epoch') }
`;

const FINISH = `
if redis.call('HGET', KEYS[1], 'epoch') ~= ARGV[1] then return 0 end
redis.call('HINCRBY', KEYS[1], 'finished', 1)
if ARGV[2] == '1' then redis.call('HINCRBY', KEYS[1], 'tokens', 1) end
return 1
`;

const BEGIN_REFILL = `
redis.call('HSETNX', KEYS[1], 'epoch', ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[2])
local known = redis.call('HMGET', KEYS[1], 'epoch', 'passed', 'finished')
return { known[1], known[2] or '0', known[3] or '0' }
`;

/**
 * As many as are left, less every try that may not have been in the answer. The gate's own count is nearer the truth, because
 * tries that ended meanwhile are taken off twice here; it is kept where it is between that and what is left. A gate that was lost
 * while PostgreSQL was asked is filled a second later.
 */
const END_REFILL = `
if redis.call('HGET', KEYS[1], 'epoch') ~= ARGV[1] then return 0 end
local left = tonumber(ARGV[3])
local known = redis.call('HMGET', KEYS[1], 'passed', 'tokens')
local uncertain = tonumber(known[1] or '0') - tonumber(ARGV[2])
if not known[2] and uncertain > 0 and uncertain <= tonumber(ARGV[5]) then return 0 end
local least = math.max(0, left - uncertain)
local tokens = math.min(math.max(tonumber(known[2] or '0'), least), left)
redis.call('HSET', KEYS[1], 'tokens', tokens)
redis.call('PEXPIRE', KEYS[1], ARGV[4])
return 1
`;

const FORGET = `
if redis.call('HGET', KEYS[1], 'passed') == ARGV[1] then redis.call('HSET', KEYS[1], 'finished', ARGV[1]) end
return 1
`;

export function createGate(redis: Redis): Gate {
  const keyOf = (name: string) => `gate:${name}`;
  /** How many had passed when this process looked, and since when it has been as many. */
  const seen = new Map<string, { passed: string; sinceMs: number }>();

  async function beginRefill(name: string): Promise<{ name: string; epoch: string; finished: string }> {
    const known = await redis.eval(BEGIN_REFILL, 1, keyOf(name), newId(), LIFE_MS);
    const [epoch = '', passed = '0', finished = '0'] = known as string[];
    const before = seen.get(name);
    if (before?.passed !== passed) seen.set(name, { passed, sinceMs: performance.now() });
    const isQuiet = before?.passed === passed && performance.now() - before.sinceMs > LONGEST_TRY_MS;
    if (!isQuiet || passed === finished) return { name, epoch, finished };
    await redis.eval(FORGET, 1, keyOf(name), passed);
    return { name, epoch, finished: passed };
  }

  return {
    async take(name) {
      const answer = (await redis.eval(TAKE, 1, keyOf(name), newId(), LIFE_MS)) as [number, string] | null;
      return answer && { isCounted: answer[0] === 1, epoch: answer[1] };
    },
    async finish(name, { isCounted, epoch }, got) {
      await redis.eval(FINISH, 1, keyOf(name), epoch, isCounted && got === 'nothing' ? 1 : 0);
    },
    async refill(names, countLeft) {
      // Before PostgreSQL is asked: a try that is over by now is in its answer, every other one is taken off.
      const begun = await Promise.all(names.map(beginRefill));
      const left = await countLeft();
      await Promise.all(
        begun.map(({ name, epoch, finished }) =>
          redis.eval(END_REFILL, 1, keyOf(name), epoch, finished, left.get(name) ?? 0, LIFE_MS, FEW_TRIES),
        ),
      );
    },
    async read(name) {
      const tokens = await redis.hget(keyOf(name), 'tokens');
      return tokens === null ? null : Number(tokens);
    },
  };
}
