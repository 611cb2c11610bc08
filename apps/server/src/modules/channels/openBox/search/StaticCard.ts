import type { UnitCard } from '@jiwu/contract';
import { assert } from '@jiwu/kernel';
import { nextDrop, type PriceSchedule, unitPriceAt } from '@jiwu/pricing';
import type { SkuFacts } from '../../../goods/catalogue/index.ts';
import { type Inspection, isWorking, missingParts } from '../inspections/Inspection.ts';
import type { Photo } from '../inspections/photos.ts';
import type { Unit } from '../units/Unit.ts';

type ByClock = 'priceFen' | 'newFen' | 'savingFen' | 'savingBp' | 'nextDrop' | 'lockedUntil' | 'listedAt';

/** A card without what the clock, a lock or the price of the new one changes. */
export type StaticCard = Omit<UnitCard, ByClock>;

interface Facts {
  readonly unit: Pick<Unit, 'id' | 'no' | 'productId' | 'skuId'>;
  /** That it is, or was, sold with. */
  readonly inspection: Inspection;
  readonly photos: readonly Photo[];
  readonly sku: Pick<SkuFacts, 'title' | 'skuLabel'>;
}

export function staticCardOf({ unit, inspection, photos, sku }: Facts): StaticCard {
  const [lead] = photos;
  assert(lead && inspection.grade, `unit ${unit.id} was photographed and graded`);
  const [missing] = missingParts(inspection);
  return {
    id: unit.id,
    no: unit.no,
    productId: unit.productId,
    skuId: unit.skuId,
    title: sku.title,
    skuLabel: sku.skuLabel,
    headline: inspection.headline,
    grade: inspection.grade,
    picture: { fileId: lead.publicId, placeholder: lead.placeholder, alt: `${sku.title} ${lead.words}`.trim() },
    missing: missing?.label ?? null,
    isComplete: missing === undefined,
    isWorking: isWorking(inspection),
  };
}

/** What a lock has frozen: until when at most, and at which price. */
export interface Frozen {
  readonly until: Date;
  readonly priceFen: number;
}

interface Moment {
  readonly schedule: PriceSchedule;
  readonly frozen: Frozen | null;
  readonly newFen: number | null;
  readonly listedAt: Date;
  readonly now: Date;
}

/** The card at a moment: its price by the rule and the clock, or as it stood when the unit was locked. */
export function cardAt(card: StaticCard, { schedule, frozen, newFen, listedAt, now }: Moment): UnitCard {
  const { priceFen, nextDrop: next } = priceAt({ schedule, frozen, now });
  return {
    ...card,
    priceFen,
    newFen,
    ...savingOf(priceFen, newFen),
    nextDrop: next,
    lockedUntil: frozen?.until.toISOString() ?? null,
    listedAt: listedAt.toISOString(),
  };
}

export function priceAt({ schedule, frozen, now }: Pick<Moment, 'schedule' | 'frozen' | 'now'>) {
  const byRule = unitPriceAt(schedule, now);
  const next = nextDrop(schedule, byRule.drops);
  return {
    priceFen: frozen?.priceFen ?? byRule.priceFen,
    nextDrop: next && { at: next.at.toISOString(), priceFen: next.priceFen },
  };
}

/** Nothing is saved against a new one that costs less, or is not sold. */
export function savingOf(priceFen: number, newFen: number | null): { savingFen: number; savingBp: number } {
  const savingFen = Math.max(0, (newFen ?? 0) - priceFen);
  return { savingFen, savingBp: newFen ? Math.floor((savingFen * 10_000) / newFen) : 0 };
}
