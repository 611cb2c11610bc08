/** A key with which values are sealed. The one without an id is from before there were ids. */
export interface SealKey {
  readonly id: string | null;
  readonly secret: string;
}

const WITH_ID = /^([a-z0-9]{1,16}):(.+)$/;
/** Of the configuration's own secrets: read once. */
const read = new Map<string, readonly SealKey[]>();

/** `id:secret,id:secret`: the first seals, all of them open. A secret without an id is the key from before. */
export function sealKeys(list: string): readonly SealKey[] {
  const known = read.get(list);
  if (known) return known;
  const keys = list.split(',').map((entry): SealKey => {
    const [, id = null, secret = entry] = WITH_ID.exec(entry) ?? [];
    return { id, secret };
  });
  read.set(list, keys);
  return keys;
}

/** Why a list of keys cannot be used, or nothing. */
export function findSealKeyMistake(list: string): string | null {
  const keys = sealKeys(list);
  const ids = keys.map(({ id }) => id);
  if (new Set(ids).size < ids.length) return 'every key has an id of its own, and one at most has none';
  return keys.some(({ secret }) => secret.length < 32) ? 'every secret has 32 characters or more' : null;
}
