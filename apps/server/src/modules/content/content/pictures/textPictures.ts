import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';

export interface TextPicture {
  readonly fileId: string;
  readonly placeholder: string;
  readonly width: number;
  readonly height: number;
}

/** A picture that texts may show from now on; its file is recorded in the same transaction. */
export async function addTextPicture(tx: Tx, { fileId, placeholder, width, height }: TextPicture): Promise<void> {
  await tx
    .insertInto('text_pictures')
    .values({ file_id: fileId, placeholder, width, height })
    .onConflict((conflict) => conflict.column('file_id').doNothing())
    .execute();
}

/** By file; unknown ones are left out. */
export async function findTextPictures(
  db: Reader,
  fileIds: readonly string[],
): Promise<ReadonlyMap<string, TextPicture>> {
  if (fileIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('text_pictures')
    .select(['file_id as fileId', 'placeholder', 'width', 'height'])
    .where('file_id', 'in', [...new Set(fileIds)])
    .execute();
  return new Map(rows.map((row) => [row.fileId, row]));
}
