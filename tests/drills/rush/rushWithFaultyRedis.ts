import { setTimeout as pause } from 'node:timers/promises';
import { mintVisitors } from '../../../tools/bench/rush/mintVisitors.ts';
import { startCrowd } from '../../../tools/bench/rush/startCrowd.ts';
import type { Drill } from '../Drill.ts';
import type { DrillShop } from '../startDrillShop.ts';
import { runFaultyRush } from './runFaultyRush.ts';

type Faults = Readonly<Record<string, (shop: DrillShop, awayMs: number) => Promise<void>>>;

/** What happens to Redis in the middle of a rush; each ends with Redis there again. */
const faults: Faults = {
  async killed({ redis }, awayMs) {
    await redis.kill();
    await pause(awayMs);
    await redis.start();
  },
  async flushed({ redis }) {
    await redis.flush();
  },
  // The copy is from the beginning of the rush, when nearly everything was left.
  async 'restored stale'({ redis }) {
    await redis.kill();
    await redis.restore();
  },
};

const AGAIN_WITHIN_S = 5;

/** A deal in a rush while Redis is killed, flushed or restored from an old copy: PostgreSQL alone grants, so nothing is oversold. */
export const rushWithFaultyRedis: Drill = async (shop, effort) => {
  const [people, pieces, seconds] = [effort(6000, 150), effort(2000, 40), effort(5, 1)];
  const gatherCrowd = await startCrowd({ onStop: shop.onStop, guard: (work) => work });
  const figures: Record<string, number | string> = {};
  let pass = true;
  for (const [fault, happen] of Object.entries(faults)) {
    // Others each time: who has lost two claims on a day may claim no more.
    const visitors = await mintVisitors(shop.services, people + 10);
    const outcome = await runFaultyRush(shop, {
      visitors,
      gatherCrowd,
      pieces,
      seconds,
      happen: () => happen(shop, effort(1500, 200)),
    });
    const { granted, held, refused, others, offered, releasedAfterS, lapsedAfterS } = outcome;
    const oversold = Math.max(0, Math.max(granted, held) - pieces);
    figures[fault] =
      `granted ${granted} of ${pieces}, 售罄 ${refused}, other ${others.length === 0 ? 0 : others.join(' ')}, offered by the gate then ${offered}`;
    figures[`${fault}: oversold`] = oversold;
    figures[`${fault}: given up on sale again after s`] = releasedAfterS;
    figures[`${fault}: lapsed on sale again after s`] = lapsedAfterS;
    const isSoon = Math.max(releasedAfterS, lapsedAfterS) < AGAIN_WITHIN_S;
    pass &&= oversold === 0 && granted === held && others.length === 0 && isSoon;
  }
  const broken = await shop.broken();
  return {
    name: 'a deal in a rush while Redis is killed, flushed, restored stale',
    done: `${people} people within ${seconds} s for ${pieces} pieces, each time`,
    figures: { ...figures, broken: broken.length, ...(broken[0] ? { invariant: broken[0] } : {}) },
    pass: pass && broken.length === 0,
  };
};
