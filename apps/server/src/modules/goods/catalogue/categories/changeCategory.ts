import type { Tx } from '../../../../platform/database/Tx.ts';
import { type StaffChange, takeVersion } from '../changes/takeVersion.ts';
import { findGoodsPicture } from '../pictures/goodsPictures.ts';
import { getStaffCategory } from './StaffCategory.ts';

interface Input extends StaffChange {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly attributes: readonly string[];
  readonly pictureFileId: string | null;
}

/** Its words; its word in addresses stays for good. */
export async function changeCategory(tx: Tx, input: Input): Promise<void> {
  await takeVersion(tx, 'categories', input);
  const before = await getStaffCategory(tx, input.id);
  // One that came with the shop stays, though staff did not upload it.
  const isKept = before.pictureFileId === input.pictureFileId;
  const picture = isKept ? null : await findGoodsPicture(tx, input.pictureFileId);
  await tx
    .updateTable('categories')
    .set({
      name: input.name,
      aliases: [...input.aliases],
      attributes: [...input.attributes],
      ...(isKept ? {} : { picture_file_id: picture?.fileId ?? null, placeholder: picture?.placeholder ?? null }),
    })
    .where('id', '=', input.id)
    .execute();
}
