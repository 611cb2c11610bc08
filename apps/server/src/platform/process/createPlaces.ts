import { ShopError } from '../errors/ShopError.ts';

export interface PlaceOptions {
  readonly atOnce: number;
  /** Who would have to wait behind as many is refused. */
  readonly maxWaiting: number;
  /** Who has waited as long is refused. Unless given, they wait until it is their turn. */
  readonly maxWaitMs?: number;
}

/** Gives a place back, once. */
type Leave = () => void;

const COME_AGAIN_MS = 2000;

/** Some places for many, who wait in a line that is bounded; those beyond it are told to come again. Where there is room, nobody waits at all. */
export function createPlaces({ atOnce, maxWaiting, maxWaitMs }: PlaceOptions): () => Leave | Promise<Leave> {
  let taken = 0;
  const waiting = new Set<(leave: Leave) => void>();

  function leaveOnce(): Leave {
    let isGone = false;
    return () => {
      if (isGone) return;
      isGone = true;
      const [next] = waiting;
      if (!next) {
        taken -= 1;
        return;
      }
      waiting.delete(next);
      next(leaveOnce());
    };
  }

  return () => {
    if (taken < atOnce) {
      taken += 1;
      return leaveOnce();
    }
    if (waiting.size >= maxWaiting) throw busy();
    return new Promise<Leave>((resolve, reject) => {
      const giveUp = () => {
        waiting.delete(go);
        reject(busy());
      };
      const timer = maxWaitMs === undefined ? undefined : setTimeout(giveUp, maxWaitMs);
      const go = (leave: Leave) => {
        clearTimeout(timer);
        resolve(leave);
      };
      waiting.add(go);
    });
  };
}

function busy(): ShopError {
  return new ShopError('UNAVAILABLE', { waitMs: COME_AGAIN_MS });
}
