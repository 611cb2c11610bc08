import { abandonFiles, publishFile } from '../../modules/content/files/index.ts';
import { lockAvatar, updateUser } from '../../modules/people/identity/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';

/** Shows the new picture to everyone and lets go of the old one. The user is locked: two changes at once follow one another. */
export async function replaceAvatar(tx: Tx, input: { userId: string; fileId: string; now: Date }): Promise<void> {
  const { userId, fileId, now } = input;
  const before = await lockAvatar(tx, userId);
  await publishFile(tx, { fileId, ownerId: userId, now });
  await updateUser(tx, userId, { avatar: fileId });
  if (before && before !== fileId) await abandonFiles(tx, { ownerId: userId, fileIds: [before], now });
}
