import { rules } from '@jiwu/contract';
import { assert, businessDay, MINUTE_MS } from '@jiwu/kernel';
import type { Redis } from 'ioredis';
import { sql } from 'kysely';
import type { Services } from '../../../platform/services.ts';
import { minuteOfDay } from './minuteOfDay.ts';
import { estimatedKey, EXACT_UNTIL, namedKey, type Step } from './visitorKeys.ts';

const LAST_MINUTE = 24 * 60 - 1;
/** So long the day before may still get its last row. */
const AFTER_MIDNIGHT_MS = 10 * MINUTE_MS;

type Kept = Pick<Services, 'db' | 'cacheRedis' | 'clock'>;

/** Writes how many came since midnight as the row of this minute. Redis is asked first; while it is away there is no row, and the dashboard says so. */
export async function keepVisitors({ db, cacheRedis, clock }: Kept): Promise<void> {
  if (cacheRedis.status !== 'ready') return;
  const now = clock();
  const day = businessDay(now);
  await keepDay({ db, cacheRedis }, { day, minute: minuteOfDay(now) });
  const before = businessDay(new Date(now.getTime() - AFTER_MIDNIGHT_MS));
  if (before !== day) await keepDay({ db, cacheRedis }, { day: before, minute: LAST_MINUTE });
}

async function keepDay(
  { db, cacheRedis }: Omit<Kept, 'clock'>,
  { day, minute }: { day: string; minute: number },
): Promise<void> {
  const { saidAtUs, sizes } = await readSizes(cacheRedis, day);
  const [visitors, viewers, carters] = [sizes.visit, sizes.product, sizes.cart];
  await db.transact(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('visitors:minutes', 0))`.execute(tx);
    // What was said later by another worker stands. What Redis said to know before and knows no more, it has lost.
    await sql`
      insert into visitor_minutes as kept (day, minute, visitors, viewers, carters, said_at_us, is_whole)
      select ${day}::date, ${minute}, greatest(said.visitors, last.visitors), greatest(said.viewers, last.viewers),
        greatest(said.carters, last.carters), ${saidAtUs},
        coalesce(last.is_whole and said.visitors >= last.visitors and said.viewers >= last.viewers
          and said.carters >= last.carters, true)
      from (values (${visitors}::int, ${viewers}::int, ${carters}::int)) as said (visitors, viewers, carters)
      left join lateral (
        select * from visitor_minutes where day = ${day}::date order by minute desc limit 1
      ) as last on true
      where coalesce(${saidAtUs} > last.said_at_us, true)
      on conflict (day, minute) do update set visitors = excluded.visitors, viewers = excluded.viewers,
        carters = excluded.carters, said_at_us = excluded.said_at_us, is_whole = excluded.is_whole`.execute(tx);
  });
}

/** How many each step has, and when Redis said so by its own clock. */
async function readSizes(redis: Redis, day: string): Promise<{ saidAtUs: number; sizes: Record<Step, number> }> {
  const commands = redis.multi().time();
  for (const step of rules.visit.steps) commands.scard(namedKey(day, step)).pfcount(estimatedKey(day, step));
  const answers = await commands.exec();
  assert(answers, 'Redis answered every size');
  const values = answers.map(([error, value]) => {
    if (error) throw error;
    return value;
  });
  const [seconds, microseconds] = values[0] as [string, string];
  const sizeAt = (nth: number) => {
    const [named, estimated] = [Number(values[1 + 2 * nth]), Number(values[2 + 2 * nth])];
    return named < EXACT_UNTIL ? named : Math.max(named, estimated);
  };
  const sizes = Object.fromEntries(rules.visit.steps.map((step, nth) => [step, sizeAt(nth)])) as Record<Step, number>;
  // Nobody puts something in a cart or looks at a product without having come; two estimates may say so.
  const visit = Math.max(sizes.visit, sizes.product, sizes.cart);
  return { saidAtUs: Number(seconds) * 1_000_000 + Number(microseconds), sizes: { ...sizes, visit } };
}
