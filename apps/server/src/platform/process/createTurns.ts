import { createPlaces, type PlaceOptions } from './createPlaces.ts';

/** Runs expensive work a few at a time, with a bounded line behind; callers beyond that are asked to try again later. */
export function createTurns(options: PlaceOptions): <T>(work: () => Promise<T>) => Promise<T> {
  const take = createPlaces(options);
  return async (work) => {
    const place = take();
    // What can begin at once does, before anything else has its turn.
    const leave = place instanceof Promise ? await place : place;
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
