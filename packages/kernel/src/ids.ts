import { parse, stringify, v7 } from 'uuid';

/** UUIDv7: sorts by time of creation, so that fresh rows sit together in every index. */
export function newId(): string {
  return v7();
}

/** The id of something that is looked for by when it was made: it tells the very moment, also of what a clock put into the past. */
export function newIdAt(moment: Date): string {
  return v7({ msecs: moment.getTime() });
}

export function idToBytes(id: string): Uint8Array {
  return parse(id);
}

/** Nothing when the sixteen bytes are no UUID. */
export function findIdInBytes(bytes: Uint8Array): string | null {
  try {
    return stringify(bytes);
  } catch {
    return null;
  }
}
