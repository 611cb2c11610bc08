import type { Selectable } from 'kysely';
import type { CelebrityPicks } from '../../../../platform/database/schema.gen.ts';

/** What a celebrity says of a product. */
export interface PickWords {
  readonly shelf: string;
  readonly note: string;
  readonly good: string;
  readonly bad: string;
  readonly used: string;
}

/** What was agreed with the celebrity for one SKU. */
export interface PickPrice {
  readonly skuId: string;
  readonly priceFen: number;
  /** The lowest ordinary price when it was agreed. */
  readonly ordinaryFen: number;
}

/** A product that a celebrity recommends, from when until when. */
export interface Pick extends PickWords {
  readonly id: string;
  readonly celebrityId: string;
  readonly productId: string;
  readonly position: number;
  readonly startsAt: Date;
  /** Null: until someone ends it. */
  readonly endsAt: Date | null;
  readonly updatedAt: Date;
  readonly version: number;
  /** Of the SKUs that have one. */
  readonly prices: readonly PickPrice[];
}

export type PickRow = Selectable<CelebrityPicks> & { readonly prices: readonly PickPrice[] | null };

export function pickOf(row: PickRow): Pick {
  return {
    id: row.id,
    celebrityId: row.celebrity_id,
    productId: row.product_id,
    shelf: row.shelf,
    note: row.note,
    good: row.good,
    bad: row.bad,
    used: row.used,
    position: row.position,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    updatedAt: row.updated_at,
    version: row.version,
    prices: row.prices ?? [],
  };
}

export function hasEnded({ endsAt }: { readonly endsAt: Date | null }, now: Date): boolean {
  return endsAt !== null && endsAt <= now;
}
