import { addGoodsPicture, type GoodsPicture } from '../../../modules/goods/catalogue/index.ts';
import { recordShopFiles, removeShopBytes, storeShopPicture } from '../../../modules/content/files/index.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import type { Services } from '../../../platform/services.ts';

interface Input {
  /** As it was uploaded. */
  readonly bytes: Uint8Array;
  /** As its sender calls it; null: it has no file of its own. */
  readonly name: string | null;
  readonly cutFrom: string | null;
  readonly now: Date;
  /** The caller's transaction around the rows; may answer with an earlier one of the same upload. */
  readonly write: (work: (tx: Tx) => Promise<GoodsPicture>) => Promise<GoodsPicture>;
}

/** The bytes first, then the row; bytes to which no row points are removed. */
export async function keepGoodsPicture(
  { storage }: Pick<Services, 'storage'>,
  { bytes, name, cutFrom, now, write }: Input,
): Promise<GoodsPicture> {
  const { picture, placeholder } = await storeShopPicture(storage, bytes);
  const { fileId, width, height } = picture;
  let isKept = false;
  try {
    const answer = await write(async (tx) => {
      await recordShopFiles(tx, [picture], now);
      await addGoodsPicture(tx, { fileId, placeholder, width, height, name, cutFrom, now });
      return { fileId, placeholder, width, height };
    });
    isKept = answer.fileId === fileId;
    return answer;
  } finally {
    if (!isKept) await removeShopBytes(storage, picture);
  }
}
