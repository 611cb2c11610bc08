import type { ErrorCode } from '@jiwu/contract';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { liveChannels } from '../../../../platform/live/liveChannels.ts';
import { createGate, type Gate } from '../../../../platform/limits/createGate.ts';
import { createBatches } from '../../../../platform/process/createBatches.ts';
import type { Services } from '../../../../platform/services.ts';
import { listRecentKeys } from '../claimQueries.ts';
import type { Supply } from '../Supply.ts';
import { listOpenSupplies } from '../supplyQueries.ts';
import type { ClaimRefusal, ClaimWish } from '../takeClaims.ts';

/** Stands before `takeClaims` while many want the same: refuses what PostgreSQL would refuse, at a fraction of the cost. */
export interface ClaimRush {
  /**
   * Why a claim would be refused, from this process's memory alone; null when it may be granted, or when the memory is not fresh.
   * A request that was granted is let through, so that its repetition is given the first answer.
   */
  readonly refusal: (subjectId: string, requestKey: string) => ClaimRefusal | null;
  /**
   * Lets a wish take part in the work that takes claims; null without a token of the gate in Redis: nothing is left. Wishes that come
   * while others of the same subject are worked on are taken together next: a row is free again only after a commit, and so one commit
   * serves many. The work answers a refusal of a wish as an error, and throws when it could do nothing for any.
   */
  readonly pass: <W extends ClaimWish, T>(
    subjectId: string,
    wish: W,
    take: (wishes: readonly W[]) => Promise<readonly (T | ShopError)[]>,
  ) => Promise<T | null>;
  /** Looks how many are left, and fills the gate. Happens by itself while someone asks. */
  readonly refresh: () => Promise<void>;
  readonly gate: Gate;
}

/** How often PostgreSQL is asked while someone wants to claim, and how long its answer is believed. */
const REFRESH_MS = 1000;
/** A gate that lets people through uncounted is filled sooner: its deal has just opened, or Redis was flushed. */
const UNCOUNTED_REFRESH_MS = 100;
/** A gate is filled before its subject opens: the rush is there in the very first moment. */
const OPENS_SOON_MS = 10 * REFRESH_MS;
const TRUST_MS = 2500;
/** A repetition comes soon, or it finds its claim on the page. */
const REMEMBERED_MS = 120_000;
/** Subjects at once, so that others find a connection. */
const AT_ONCE = 4;
const TOGETHER = 100;
const MAX_WAITING = 4000;

type Reach = Pick<Services, 'db' | 'redis' | 'live' | 'clock' | 'log'>;

interface Rushed {
  /** Of the subjects. */
  readonly kind: string;
  /** How their users are told that nothing is left. */
  readonly soldOut: ErrorCode;
}

export function createClaimRush({ db, redis, live, clock, log }: Reach, { kind, soldOut }: Rushed): ClaimRush {
  const gate = createGate(redis);
  const together = createBatches({ atOnce: AT_ONCE, size: TOGETHER, maxWaiting: MAX_WAITING });
  let supplies = new Map<string, Supply>();
  /** Of which the gate had no token left, or PostgreSQL no piece, since the supplies were loaded. */
  const emptied = new Set<string>();
  let loadedAtMs = -Infinity;
  /** When what the gate was filled with was asked for. The gate is filled a moment after that is known here. */
  let filledAtMs = -Infinity;
  /** When pieces came back last: what was loaded before that no longer says that nothing is left. */
  let moreAtMs = -Infinity;
  let listening: Promise<unknown> | null = null;
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
    emptied.clear();
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
    const soon = new Date(clock().getTime() + OPENS_SOON_MS);
    const names = [...supplies.values()].filter(({ opensAt }) => opensAt <= soon).map(({ subject }) => subject.id);
    let isLoaded = false;
    const loadOnce = async () => {
      const left = await load();
      isLoaded = true;
      return left;
    };
    try {
      await gate.refill(names, loadOnce);
      filledAtMs = loadedAtMs;
    } catch (error) {
      log.warn({ err: error }, 'the gate of a rush could not be filled');
      if (!isLoaded) await loadOnce();
    }
  }

  const isMoreSinceLoaded = () => moreAtMs >= loadedAtMs;
  const isMoreSinceFilled = () => moreAtMs >= filledAtMs;

  /** Pages show a piece that came back at once, so whoever presses then must not be told 售罄 from memory. */
  function listenForMore(): void {
    listening ??= live
      .subscribe(liveChannels.claimableAgain(kind), () => (moreAtMs = performance.now()))
      .catch((error: unknown) => log.warn({ err: error }, 'a rush does not hear of pieces that come back'));
  }

  /** Nobody waits for it: whoever comes before it is done goes by what is known. */
  function refreshSoon(afterMs = REFRESH_MS): void {
    if (performance.now() - loadedAtMs < afterMs) return;
    refresh().catch((error: unknown) => log.warn({ err: error }, 'a rush could not look how many are left'));
  }

  async function takeToken(subjectId: string) {
    try {
      let token = await gate.take(subjectId);
      // A gate that was filled before the piece came back knows nothing of it. The first of two looks may have begun before that, too.
      for (let looks = 0; token === null && isMoreSinceFilled() && looks < 2; looks += 1) {
        await refresh();
        token = await gate.take(subjectId);
      }
      return token;
    } catch {
      return 'withoutGate' as const; // PostgreSQL decides alone
    }
  }

  return {
    gate,
    refresh,
    refusal(subjectId, requestKey) {
      listenForMore();
      refreshSoon();
      if (performance.now() - loadedAtMs > TRUST_MS) return null;
      const supply = supplies.get(subjectId);
      if (!supply || (requestKey !== '' && granted.has(requestKey))) return null;
      const now = clock();
      if (supply.opensAt > now) return 'notBegun';
      if (supply.closesAt <= now) return 'over';
      const isEmpty = supply.left === 0 || emptied.has(subjectId);
      if (isEmpty && !isMoreSinceLoaded()) return 'soldOut';
      return supply.isPaused && !isMoreSinceLoaded() ? 'paused' : null;
    },
    async pass(subjectId, wish, take) {
      const { userId, requestKey } = wish;
      if (requestKey !== '' && granted.has(requestKey)) {
        const [answer] = await take([wish]);
        return answer === undefined ? null : orThrow(answer);
      }
      const token = await takeToken(subjectId);
      if (token === null) {
        emptied.add(subjectId);
        return null;
      }
      if (token !== 'withoutGate' && !token.isCounted) refreshSoon(UNCOUNTED_REFRESH_MS);
      // A piece that may or may not have been taken gives no token back.
      let got: 'piece' | 'nothing' = 'piece';
      try {
        const claim = orThrow(await together({ name: subjectId, who: userId, item: wish, work: take }));
        if (requestKey !== '') granted.set(requestKey, performance.now());
        return claim;
      } catch (error) {
        if (error instanceof ShopError) {
          got = 'nothing';
          if (error.errorCode === soldOut) emptied.add(subjectId);
        }
        throw error;
      } finally {
        if (token !== 'withoutGate') await gate.finish(subjectId, token, got).catch(() => {});
      }
    },
  };
}

function orThrow<T>(answer: T | ShopError): T {
  if (answer instanceof ShopError) throw answer;
  return answer;
}
