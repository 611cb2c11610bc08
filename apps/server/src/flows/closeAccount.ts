import { deleteAllAddresses } from '../modules/addresses/index.ts';
import { removeCollection } from '../modules/collection/index.ts';
import { abandonFiles } from '../modules/files/index.ts';
import { eraseUser, failExports, type ProvenSmsCode, useSmsCode } from '../modules/identity/index.ts';
import { emptyWallet } from '../modules/wallet/index.ts';
import type { Tx } from '../platform/database/createDatabase.ts';

/** Closes the account for good and removes what identifies the person, everywhere. Answers the sessions that ended. */
export async function closeAccount(
  tx: Tx,
  input: { userId: string; proven: ProvenSmsCode; now: Date },
): Promise<string[]> {
  const { userId, proven, now } = input;
  await useSmsCode(tx, proven, now);
  await emptyWallet(tx, { userId, now });
  await deleteAllAddresses(tx, userId);
  await removeCollection(tx, userId);
  await failExports(tx, { userId, now });
  const ended = await eraseUser(tx, { userId, phoneNumber: proven.phoneNumber, now });
  await abandonFiles(tx, { ownerId: userId, now });
  return ended;
}
