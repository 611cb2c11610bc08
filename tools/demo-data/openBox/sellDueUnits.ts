import { DAY_MS } from '@jiwu/kernel';
import { withdrawUnit } from '../../../apps/server/src/flows/openBox/withdrawUnit.ts';
import type { Database } from '../../../apps/server/src/platform/database/createDatabase.ts';
import type { DemoBuyer } from '../channels/DemoBuyer.ts';
import { ignoringRefusals } from '../channels/ignoringRefusals.ts';
import { pickBuyers } from '../channels/pickBuyers.ts';
import { createRandom } from '../createRandom.ts';
import { type DemoPlace, type KnownUnit, listDemoUnits } from './listDemoUnits.ts';
import { sellDemoUnit } from './sellDemoUnit.ts';

interface Input {
  readonly staffId: string;
  readonly buyers: readonly DemoBuyer[];
  readonly now: Date;
}

/** Days that a thing is on sale: longer than any of the first ones has been when the shop is sown. */
const ON_SALE_DAYS = { least: 16, most: 30 };
/** More than the buyers of the demo have: such things go back to the show room. */
const MOST_FEN = 140_000;

/** Things that were on sale long enough find their buyer: on the day on which that was, if the shop was not open since. */
export async function sellDueUnits(db: Database, { staffId, buyers, now }: Input): Promise<void> {
  const due = (await listDemoUnits(db.read)).flatMap((place) => dueOf(place, now));
  for (const { unit, at } of due) {
    const [buyer] = pickBuyers(buyers, `sold ${unit.serial}`);
    if (!buyer) continue;
    const { id, version } = unit;
    await ignoringRefusals(() =>
      db.transact(async (tx) => {
        if ((unit.priceFen ?? 0) <= MOST_FEN) await sellDemoUnit(tx, { unit, buyer, at, notBefore: unit.lastAt });
        else await withdrawUnit(tx, { staffId, id, version, reason: '转为门店展示样机', now: at });
      }),
    );
  }
}

function dueOf({ newest }: DemoPlace, now: Date): { unit: KnownUnit; at: Date }[] {
  if (newest?.state !== 'listed' || newest.listedAt === null) return [];
  const days = createRandom(`on sale ${newest.serial}`).between(ON_SALE_DAYS.least, ON_SALE_DAYS.most);
  const dueAt = new Date(newest.listedAt.getTime() + days * DAY_MS);
  if (dueAt > now) return [];
  return [{ unit: newest, at: newest.lastAt < dueAt ? dueAt : now }];
}
