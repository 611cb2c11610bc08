import type { Tx } from '../../../../platform/database/Tx.ts';

interface Input {
  readonly userId: string;
  /** The device of this session alone … */
  readonly only?: string;
  /** … or all but the device of this one; neither: all, also those that have no session any more. */
  readonly except?: string;
}

/** Makes browsers strangers to the account again. */
export async function forgetDevices(tx: Tx, { userId, only, except }: Input): Promise<void> {
  const hashOf = (sessionId: string) =>
    tx.selectFrom('sessions').select('device_hash').where('user_id', '=', userId).where('id', '=', sessionId);
  let forgetting = tx.deleteFrom('known_devices').where('user_id', '=', userId);
  if (only) forgetting = forgetting.where('key_hash', '=', hashOf(only));
  if (except) forgetting = forgetting.where('key_hash', 'is distinct from', hashOf(except));
  await forgetting.execute();
}
