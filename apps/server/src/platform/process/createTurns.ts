import { createPlaces, type PlaceOptions } from './createPlaces.ts';

/** Runs expensive work a few at a time, with a bounded line behind; callers beyond that are asked to try again later. */
export function createTurns(options: PlaceOptions): <T>(work: () => Promise<T>) => Promise<T> {
  const take = createPlaces(options);
  return async (work) => {
    const leave = await take();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
