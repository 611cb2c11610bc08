import { changeCelebrity, lockCelebrity } from '../../modules/channels/celebrity/index.ts';
import { recordShopFiles, type ShopPicture } from '../../modules/content/files/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import type { CelebrityChange } from './CelebrityChange.ts';

interface Input {
  readonly id: string;
  readonly version: number;
  readonly place: 'avatar' | 'cover';
  readonly stored: { readonly picture: ShopPicture; readonly placeholder: string };
  readonly now: Date;
}

/** The one before stays in the storage: cached pages still show it. */
export async function replaceProfilePicture(
  tx: Tx,
  { id, version, place, stored, now }: Input,
): Promise<CelebrityChange> {
  const { picture, placeholder } = stored;
  const before = await lockCelebrity(tx, id);
  await recordShopFiles(tx, [picture], now, 'public');
  const change = { place, fileId: picture.fileId, placeholder };
  const celebrity = await changeCelebrity(tx, { id, version, change });
  return {
    celebrity,
    target: { kind: 'celebrity', id },
    before: { [place]: before[place]?.fileId ?? null },
    after: { [place]: picture.fileId },
  };
}
