import { businessDay } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Services } from '../../../../platform/services.ts';

export interface ShownPlacements {
  /** Those of some placements that are shown at this moment. */
  readonly among: (ids: readonly string[]) => Promise<string[]>;
}

interface Stretch {
  readonly fromDay: string;
  readonly toDay: string;
}

/** How long what was read is believed. The days are compared with the clock each time: midnight is exact. */
const TRUST_MS = 1000;

/** Knows what is shown, from the memory of this process: beacons come with every page view, and ask PostgreSQL once a second together. */
export function createShownPlacements({ db, clock }: Pick<Services, 'db' | 'clock'>): ShownPlacements {
  let loadedAtMs = -Infinity;
  let loading: Promise<ReadonlyMap<string, Stretch>> | null = null;
  let approved: ReadonlyMap<string, Stretch> = new Map();

  async function load(): Promise<ReadonlyMap<string, Stretch>> {
    const startedAtMs = performance.now();
    const rows = await db.read
      .selectFrom('advertisement_bookings')
      .select(['id', 'from_day as fromDay', 'to_day as toDay'])
      .where(sql<boolean>`state = 'approved'`)
      .execute();
    approved = new Map(rows.map(({ id, ...stretch }) => [id, stretch]));
    loadedAtMs = startedAtMs;
    return approved;
  }

  async function known(): Promise<ReadonlyMap<string, Stretch>> {
    if (performance.now() - loadedAtMs < TRUST_MS) return approved;
    loading ??= load().finally(() => {
      loading = null;
    });
    return await loading;
  }

  return {
    async among(ids) {
      if (ids.length === 0) return [];
      const stretches = await known();
      const today = businessDay(clock());
      return ids.filter((id) => {
        const stretch = stretches.get(id);
        return stretch !== undefined && stretch.fromDay <= today && today <= stretch.toDay;
      });
    },
  };
}
