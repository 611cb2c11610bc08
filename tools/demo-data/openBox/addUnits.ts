import { assert, DAY_MS } from '@jiwu/kernel';
import { findChecklist } from '../../../apps/server/src/modules/channels/openBox/index.ts';
import { loadSkuFacts } from '../../../apps/server/src/modules/goods/catalogue/index.ts';
import type { Database } from '../../../apps/server/src/platform/database/createDatabase.ts';
import { demoProducts } from '../catalogue/demoCatalogue.ts';
import type { DemoBuyer } from '../channels/DemoBuyer.ts';
import { ignoringRefusals } from '../channels/ignoringRefusals.ts';
import { inTurns } from '../channels/inTurns.ts';
import { assignLooks } from '../pictures/assignLooks.ts';
import type { PictureServices } from '../seeding/storePicture.ts';
import type { DemoFinding } from './DemoUnit.ts';
import { type DemoPlace, listDemoUnits } from './listDemoUnits.ts';
import { playUnit } from './playUnit.ts';
import { takePhotos } from './takePhotos.ts';
import { unitRecipes } from './unitRecipes.ts';
import { unitSerial } from './unitSerial.ts';

interface Input {
  readonly pictures: PictureServices;
  readonly staffId: string;
  readonly buyers: readonly DemoBuyer[];
  readonly now: Date;
}

/** So long after a thing has left, another takes its place. */
const REPLACED_AFTER_MS = 7 * DAY_MS;
/** One that takes another's place is among the newest of the list. */
const NEW_DAYS_AGO = 1;

/** Things that the shop lacks at this moment: all of them at first, later those that take the place of others. */
export async function addUnits(db: Database, input: Input): Promise<void> {
  const missing = (await listDemoUnits(db.read)).filter((place) => isFree(place, input.now));
  if (missing.length === 0) return;
  const looks = assignLooks(demoProducts);
  const turns = missing.map((place, turn) => ({ place, buyers: buyersOf(input.buyers, turn) }));
  await inTurns(turns, (turn) => ignoringRefusals(() => add(db, { ...input, ...turn, looks })));
}

/** Others for each thing that is played at the same time: nobody locks two things in two transactions at once. */
function buyersOf(buyers: readonly DemoBuyer[], turn: number): DemoBuyer[] {
  const half = Math.floor(buyers.length / 2);
  return [turn, turn + half].flatMap((at) => buyers[at % buyers.length] ?? []);
}

function isFree({ newest }: DemoPlace, now: Date): boolean {
  if (newest === null) return true;
  const hasLeft = newest.listedAt !== null ? newest.state !== 'listed' : newest.state === 'writtenOff';
  return hasLeft && newest.lastAt.getTime() < now.getTime() - REPLACED_AFTER_MS;
}

async function add(
  db: Database,
  input: Input & { place: DemoPlace; looks: ReturnType<typeof assignLooks> },
): Promise<void> {
  const { pictures, staffId, now, looks } = input;
  const { demo, skuId, newest } = input.place;
  const generation = newest === null ? 0 : input.place.generation + 1;
  const serial = unitSerial(demo, generation);
  const product = demoProducts.find(({ slug }) => slug === demo.slug);
  const look = looks.get(demo.slug);
  const sku = (await loadSkuFacts(db.read, [skuId])).get(skuId);
  assert(product && look && sku, `${demo.slug} is in the catalogue`);
  const checklist = await findChecklist(db.read, sku.categoryPath);
  const photograph = async (finding: DemoFinding, seed: string) => {
    const parts = (checklist?.parts ?? []).filter((label) => !(label in (finding.missing ?? {})));
    return await takePhotos(pictures, unitRecipes({ product, look, values: demo.values, finding, parts, seed }));
  };
  // What has another fate than most has it once; only a return is worth seeing again.
  const fate = generation === 0 || demo.fate?.kind === 'returned' ? demo.fate : undefined;
  const photos = fate?.kind === 'intake' ? [] : await photograph(demo, serial);
  const photosAgain = fate?.kind === 'returned' ? await photograph(fate.again, `${serial} again`) : [];
  const [one, other] = input.buyers;
  if (!one || !other) return;
  const listedDaysAgo = generation === 0 ? demo.listedDaysAgo : NEW_DAYS_AGO;
  const facts = { demo, fate, listedDaysAgo, skuId, serial, photos, photosAgain, staffId, now };
  await db.transact((tx) => playUnit(tx, { ...facts, buyers: [one, other] }));
}
