import { rules } from '@jiwu/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { findGoodsPicture } from '../pictures/goodsPictures.ts';
import { freeWord } from '../words/freeWord.ts';

interface Input {
  /** The word in addresses; a spelt one is made different from those that are there. */
  readonly word: { readonly given: string } | { readonly spelt: string };
  readonly parentId: string | null;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly attributes: readonly string[];
  readonly pictureFileId: string | null;
  readonly staffId: string;
  readonly now: Date;
}

/** A new category, the last of its siblings. Answers its id. */
export async function addCategory(tx: Tx, input: Input): Promise<string> {
  const { parentId, name, aliases, attributes, pictureFileId, staffId, now } = input;
  const level = parentId === null ? 1 : (await lockParent(tx, parentId)) + 1;
  if (level > rules.goods.categoryLevels) throw new ShopError('CATEGORY_MISPLACED');
  const { siblings, last } = await tx
    .selectFrom('categories')
    .select((select) => [select.fn.countAll<number>().as('siblings'), select.fn.max('position').as('last')])
    .where('parent_id', 'is not distinct from', parentId)
    .executeTakeFirstOrThrow();
  if (siblings >= rules.goods.maxSiblings) throw new ShopError('CATEGORY_FULL');
  const picture = await findGoodsPicture(tx, pictureFileId);
  const id = await freeWord(tx, 'categories', input.word);
  await tx
    .insertInto('categories')
    .values({
      id,
      level,
      parent_id: parentId,
      name,
      aliases: [...aliases],
      attributes: [...attributes],
      position: (last ?? -1) + 1,
      picture_file_id: picture?.fileId ?? null,
      placeholder: picture?.placeholder ?? null,
      changed_by: staffId,
      changed_at: now,
    })
    .execute();
  return id;
}

/** New siblings come one after the other, and none under a category that is being closed. */
async function lockParent(tx: Tx, id: string): Promise<number> {
  const { rows } = await sql<{ level: number; isClosed: boolean }>`
    select level, closed_at is not null as "isClosed" from categories where id = ${id} for no key update`.execute(tx);
  const [parent] = rows;
  if (!parent) throw new ShopError('NOT_FOUND');
  if (parent.isClosed) throw new ShopError('CATEGORY_CLOSED');
  return parent.level;
}
