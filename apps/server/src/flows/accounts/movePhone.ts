import { changePhoneNumber, getUser } from '../../modules/people/identity/index.ts';
import { hashPhone, keepFormerPhone } from '../../modules/people/invitations/index.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Tx } from '../../platform/database/Tx.ts';

interface Input {
  readonly config: Pick<Config, 'HASH_SECRET'>;
  readonly userId: string;
  /** Proved by a code. */
  readonly phoneNumber: string;
  readonly now: Date;
}

/**
 * An account takes another phone number. A person who registers with the old one is not new to the shop: no invitation is
 * rewarded for them.
 */
export async function movePhone(tx: Tx, { config, userId, phoneNumber, now }: Input): Promise<void> {
  const { phoneNumber: before } = await getUser(tx, userId);
  await changePhoneNumber(tx, { userId, phoneNumber });
  if (!before || before === phoneNumber) return;
  await keepFormerPhone(tx, { userId, phoneHash: hashPhone(config, before), now });
}
