import type { Reader } from '../../../../platform/database/Reader.ts';
import { listCategories } from '../../catalogue/index.ts';

type Level = 1 | 2 | 3;

const kept = new WeakMap<Reader, ReadonlyMap<string, Level>>();

/** A category never changes its level, so known levels are kept; a category that is not known yet is read again. */
export async function findCategoryLevel(db: Reader, categoryId: string): Promise<Level | null> {
  const known = kept.get(db)?.get(categoryId);
  if (known) return known;
  const levels = new Map((await listCategories(db)).map(({ id, level }) => [id, level as Level]));
  kept.set(db, levels);
  return levels.get(categoryId) ?? null;
}
