import { createRandom } from '../createRandom.ts';
import { inTurns } from '../channels/inTurns.ts';
import { clickAs } from './clickAs.ts';
import { momentOf } from './momentOf.ts';
import type { PromoterScene } from './PromoterScene.ts';

/** As long as promoters see them. */
const DAYS = 30;
const LEAST_A_DAY = 24;
const MOST_A_DAY = 58;
const PLACES = ['wx', 'wx', 'wx', 'wx', 'moments', 'moments', 'moments', 'xhs', 'xhs', 'xhs', '公众号', null] as const;

/** Clicks of the last month by guests, of whom most buy nothing. */
export async function playClicks(scene: PromoterScene): Promise<void> {
  const random = createRandom('clicks');
  const clicks = Array.from({ length: DAYS }, (_, daysAgo) =>
    Array.from({ length: random.between(LEAST_A_DAY, MOST_A_DAY) }, (_unused, index) => ({
      visitor: `visitor-${daysAgo}-${index}`,
      userId: null,
      place: random.pick(PLACES),
      at: momentOf({ daysAgo, hour: 8 + random.next() * 15 }, scene.now),
    })),
  );
  await inTurns(clicks.flat(), (click) => clickAs(scene, click));
}
