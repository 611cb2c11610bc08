import type { Tx } from '../../../../platform/database/Tx.ts';

interface Input {
  readonly id: string;
  readonly level: 1 | 2 | 3;
  readonly parentId: string | null;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly attributes: readonly string[];
  readonly position: number;
}

/** The database holds the tree to three levels, each below the one before. */
export async function createCategory(tx: Tx, input: Input): Promise<void> {
  await tx
    .insertInto('categories')
    .values({
      id: input.id,
      level: input.level,
      parent_id: input.parentId,
      name: input.name,
      aliases: [...input.aliases],
      attributes: [...input.attributes],
      position: input.position,
    })
    .execute();
}

export async function setCategoryPicture(
  tx: Tx,
  input: { id: string; fileId: string; placeholder: string },
): Promise<void> {
  await tx
    .updateTable('categories')
    .set({ picture_file_id: input.fileId, placeholder: input.placeholder })
    .where('id', '=', input.id)
    .execute();
}
