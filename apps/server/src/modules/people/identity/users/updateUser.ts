import type { Tx } from '../../../../platform/database/Tx.ts';
import { violatedConstraint } from '../../../../platform/database/violatedConstraint.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';

interface Changes {
  readonly name?: string | undefined;
  readonly userName?: string | undefined;
  readonly avatar?: string | undefined;
  readonly personalised?: boolean | undefined;
}

/** Changes the given fields and leaves the rest. */
export async function updateUser(tx: Tx, userId: string, changes: Changes): Promise<void> {
  const set = Object.fromEntries(
    Object.entries({
      name: changes.name,
      user_name: changes.userName,
      avatar_file_id: changes.avatar,
      personalised: changes.personalised,
    }).filter(([, value]) => value !== undefined),
  );
  if (Object.keys(set).length === 0) return;
  try {
    await tx.updateTable('users').set(set).where('id', '=', userId).where('state', '=', 'active').execute();
  } catch (error) {
    if (violatedConstraint(error) === 'users_user_name') throw new ShopError('USER_NAME_TAKEN');
    throw error;
  }
}
