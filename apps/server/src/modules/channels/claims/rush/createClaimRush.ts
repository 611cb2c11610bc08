import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { createGate, type Gate } from '../../../../platform/limits/createGate.ts';
import { createTurns } from '../../../../platform/process/createTurns.ts';
import type { Services } from '../../../../platform/services.ts';
import { listRecentKeys } from '../claimQueries.ts';
import type { Supply } from '../Supply.ts';
import { listOpenSupplies } from '../supplyQueries.ts';
import type { ClaimRefusal } from '../takeClaim.ts';

/** Stands before `takeClaim` while many want the same: refuses what PostgreSQL would refuse, at a fraction of the cost. */
export interface ClaimRush {
  /**
   * Why a claim would be refused, from this process's memory alone; null when it may be granted, or when the memory is not fresh.
   * A request that was granted is let through, so that its repetition is given the first answer.
   */
  readonly refusal: (subjectId: string, requestKey: string) => ClaimRefusal | null;
  /**
   * Runs the work that takes the claim, or refuses by throwing; null without a token of the gate in Redis: nothing is left. A few
   * at once, so that others find a connection.
   */
  readonly pass: <T>(subjectId: string, requestKey: string, work: () => Promise<T>) => Promise<T | null>;
  /** Looks how many are left, and fills the gate. Happens by itself while someone asks. */
  readonly refresh: () => Promise<void>;
  readonly gate: Gate;
}

/** How often PostgreSQL is asked while someone wants to claim, and how long its answer is believed. */
const REFRESH_MS = 1000;
const TRUST_MS = 2500;
/** A repetition comes soon, or it finds its claim on the page. */
const REMEMBERED_MS = 120_000;
const AT_ONCE = 4;
const MAX_WAITING = 4000;

type Reach = Pick<Services, 'db' | 'redis' | 'clock' | 'log'>;

export function createClaimRush({ db, redis, clock, log }: Reach, kind: string): ClaimRush {
  const gate = createGate(redis);
  const inTurn = createTurns({ atOnce: AT_ONCE, maxWaiting: MAX_WAITING });
  let supplies = new Map<string, Supply>();
  let loadedAtMs = -Infinity;
  let refreshing: Promise<void> | null = null;
  const granted = new Map<string, number>();
  let keysSince: Date | null = null;

  async function load(): Promise<ReadonlyMap<string, number>> {
    const now = clock();
    const startedAtMs = performance.now();
    const [open, keys] = await Promise.all([
      listOpenSupplies(db.read, { kind, now }),
      listRecentKeys(db.read, { kind, since: keysSince ?? new Date(now.getTime() - REMEMBERED_MS) }),
    ]);
    // A claim's own time lies a little before its commit.
    keysSince = new Date(now.getTime() - 5 * REFRESH_MS);
    for (const key of keys) granted.set(key, startedAtMs);
    for (const [key, atMs] of granted) if (atMs < startedAtMs - REMEMBERED_MS) granted.delete(key);
    supplies = new Map(open.map((supply) => [supply.subject.id, supply]));
    loadedAtMs = startedAtMs;
    return new Map(open.map(({ subject, left }) => [subject.id, left]));
  }

  function refresh(): Promise<void> {
    refreshing ??= refreshOnce().finally(() => {
      refreshing = null;
    });
    return refreshing;
  }

  async function refreshOnce(): Promise<void> {
    const now = clock();
    const names = [...supplies.values()].filter(({ opensAt }) => opensAt <= now).map(({ subject }) => subject.id);
    let isLoaded = false;
    const loadOnce = async () => {
      const left = await load();
      isLoaded = true;
      return left;
    };
    try {
      await gate.refill(names, loadOnce);
    } catch (error) {
      log.warn({ err: error }, 'the gate of a rush could not be filled');
      if (!isLoaded) await loadOnce();
    }
  }

  /** Nobody waits for it: whoever comes before it is done goes by what is known. */
  function refreshSoon(): void {
    if (performance.now() - loadedAtMs < REFRESH_MS) return;
    refresh().catch((error: unknown) => log.warn({ err: error }, 'a rush could not look how many are left'));
  }

  async function takeToken(subjectId: string) {
    try {
      return await gate.take(subjectId);
    } catch {
      return 'withoutGate' as const; // PostgreSQL decides alone
    }
  }

  return {
    gate,
    refresh,
    refusal(subjectId, requestKey) {
      refreshSoon();
      if (performance.now() - loadedAtMs > TRUST_MS) return null;
      const supply = supplies.get(subjectId);
      if (!supply || (requestKey !== '' && granted.has(requestKey))) return null;
      const now = clock();
      if (supply.opensAt > now) return 'notBegun';
      if (supply.closesAt <= now) return 'over';
      if (supply.left === 0) return 'soldOut';
      return supply.isPaused ? 'paused' : null;
    },
    async pass(subjectId, requestKey, work) {
      if (requestKey !== '' && granted.has(requestKey)) return await work();
      const token = await takeToken(subjectId);
      if (token === null) return null;
      // A piece that may or may not have been taken gives no token back.
      let got: 'piece' | 'nothing' = 'piece';
      try {
        const answer = await inTurn(work);
        if (requestKey !== '') granted.set(requestKey, performance.now());
        return answer;
      } catch (error) {
        if (error instanceof ShopError) got = 'nothing';
        throw error;
      } finally {
        if (token !== 'withoutGate') await gate.finish(subjectId, token, got).catch(() => {});
      }
    },
  };
}
