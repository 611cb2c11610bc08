import { ShopError } from '../errors/ShopError.ts';

/** Runs expensive work a few at a time, with a short queue behind; callers beyond that are asked to try again later. */
export function createTurns(options: {
  atOnce: number;
  maxWaiting: number;
}): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= options.atOnce) {
      if (waiting.length >= options.maxWaiting) throw new ShopError('UNAVAILABLE');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
