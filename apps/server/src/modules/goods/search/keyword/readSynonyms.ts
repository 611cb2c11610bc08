import type { Reader } from '../../../../platform/database/Reader.ts';

/** A process reads the synonyms anew after this time. */
const KEPT_MS = 60_000;

export type Synonyms = ReadonlyMap<string, readonly string[]>;

const kept = new WeakMap<Reader, { readonly readAt: number; readonly synonyms: Promise<Synonyms> }>();

/** The whole table, in both directions: a few hundred words, asked for with every search. */
export async function readSynonyms(db: Reader): Promise<Synonyms> {
  const before = kept.get(db);
  if (before && performance.now() - before.readAt < KEPT_MS) return await before.synonyms;
  const synonyms = read(db);
  kept.set(db, { readAt: performance.now(), synonyms });
  synonyms.catch(() => kept.delete(db));
  return await synonyms;
}

async function read(db: Reader): Promise<Synonyms> {
  const rows = await db.selectFrom('search_synonyms').select(['term', 'meaning']).execute();
  const synonyms = new Map<string, string[]>();
  const add = (from: string, to: string) => {
    const meanings = synonyms.get(from);
    if (meanings) meanings.push(to);
    else synonyms.set(from, [to]);
  };
  for (const { term, meaning } of rows) {
    add(term, meaning);
    add(meaning, term);
  }
  return synonyms;
}
