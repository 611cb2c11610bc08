import { createHash } from 'node:crypto';
import { rules } from '@jiwu/contract';
import { businessDay, DAY_MS, HOUR_MS } from '@jiwu/kernel';
import { buyDraw } from '../../../apps/server/src/flows/draws/buyDraw.ts';
import { commitDrawPeriod } from '../../../apps/server/src/flows/draws/commitDrawPeriod.ts';
import { endPeriod } from '../../../apps/server/src/flows/draws/endPeriod.ts';
import { playDraw } from '../../../apps/server/src/flows/draws/playDraw.ts';
import { changeNonce, findPlayer, findShownPeriod } from '../../../apps/server/src/modules/promotion/draws/index.ts';
import { findUserByPhone } from '../../../apps/server/src/modules/people/identity/index.ts';
import { sumOpenLots } from '../../../apps/server/src/modules/people/integral/index.ts';
import type { Config } from '../../../apps/server/src/platform/config/config.ts';
import type { Database } from '../../../apps/server/src/platform/database/createDatabase.ts';
import type { DemoAct } from '../playActs.ts';
import { makePrizes } from './makePrizes.ts';

interface Input {
  readonly config: Pick<Config, 'SEAL_SECRET'>;
  /** Phone number of the user who has drawn. */
  readonly phoneNumber: string;
  readonly now: Date;
}

const PERIOD_DAYS = 15;
/** Of the demo user: with it, and the secrets below, their draws in periods that are over are the same on every machine. */
const NONCE = '9c41e7a2';
/** Number, on the midnight of how many days ago it began, and how many days ago the demo user drew in it. */
const PERIODS = [
  { number: 10, beganDaysAgo: 33, drawnDaysAgo: [31] },
  { number: 11, beganDaysAgo: 18, drawnDaysAgo: [17, 12, 5.5, 5] },
  { number: 12, beganDaysAgo: 3, drawnDaysAgo: [1.5, 0.5] },
] as const;

/** Two periods that are over, with draws of the demo user, and one that runs. Once; later only a new one when none runs. */
export async function planDraws(db: Database, { config, phoneNumber, now }: Input): Promise<DemoAct[]> {
  const shown = await findShownPeriod(db.read, now);
  if (shown && shown.endsAt > now) return [];
  const user = await findUserByPhone(db.read, phoneNumber);
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const periods = shown ? [{ number: shown.number + 1, beganDaysAgo: 0, drawnDaysAgo: [] }] : PERIODS;
  if (user && !shown) await db.transact((tx) => changeNonce(tx, { userId: user.id, nonce: NONCE }));
  return periods.flatMap(({ number, beganDaysAgo, drawnDaysAgo }) => {
    const midnight = new Date(`${businessDay(ago(beganDaysAgo))}T00:00:00+08:00`);
    const startsAt = shown && shown.endsAt > midnight ? shown.endsAt : midnight;
    const period = planPeriod(db, { config, number, startsAt, now });
    const draws = drawnDaysAgo.map(ago).map((at) => ({
      at,
      act: async () => user && (await drawAs(db, { config, userId: user.id, now: at })),
    }));
    return [...period, ...draws];
  });
}

interface Period {
  readonly config: Input['config'];
  readonly number: number;
  readonly startsAt: Date;
  readonly now: Date;
}

/** A period is committed before it begins; after its end its secret is revealed, and goods that were not won return to stock. */
function planPeriod(db: Database, { config, number, startsAt, now }: Period): DemoAct[] {
  const endsAt = new Date(startsAt.getTime() + PERIOD_DAYS * DAY_MS);
  const committedAt = new Date(startsAt.getTime() - 4 * HOUR_MS);
  // The secret of a running period must stay unknown.
  const secret = endsAt <= now ? { secret: createHash('sha256').update(`第 ${number} 期`).digest() } : {};
  let id = '';
  const commit = () =>
    db.transact(async (tx) => {
      const prizes = await makePrizes(tx, now);
      const times = { startsAt, endsAt, now: committedAt };
      ({ id } = await commitDrawPeriod(tx, { config, number, prizes, ...secret, ...times }));
    });
  const promised = { at: committedAt, act: commit };
  if (endsAt > now) return [promised];
  return [promised, { at: endsAt, act: () => db.transact((tx) => endPeriod(tx, { config, id, now })) }];
}

/** With a draw that the user has, or one for integral; two are left to try out. */
async function drawAs(
  db: Database,
  { config, userId, now }: { config: Input['config']; userId: string; now: Date },
): Promise<void> {
  await db.transact(async (tx) => {
    const { left, nonce } = await findPlayer(tx, userId);
    if (left <= 2) {
      if ((await sumOpenLots(tx, { userId, now })) < rules.draw.integralPrice) return;
      await buyDraw(tx, { userId, now });
    }
    await playDraw(tx, { config, userId, nonce, now });
  });
}
