import { type Agreed, createUser, findInviter } from '../../modules/people/identity/index.ts';
import { findVisit, forgetVisit, hashPhone, insertInvitation } from '../../modules/people/invitations/index.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { takeOverDebts } from './takeOverDebts.ts';

interface Input {
  readonly config: Pick<Config, 'HASH_SECRET'>;
  readonly phoneNumber: string;
  readonly passwordHash: string | null;
  readonly name?: string;
  /** As it was typed. */
  readonly invitationCode?: string | undefined;
  readonly agreed: Agreed;
  readonly browserId: string;
  readonly now: Date;
}

/** Creates an account and records its inviter: by the typed code, or else by the invitation that this browser opened. */
export async function registerUser(tx: Tx, { config, invitationCode, ...input }: Input): Promise<string> {
  const brought = await findBrought(tx, { ...input, invitationCode });
  const userId = await createUser(tx, { ...input, inviterId: brought?.inviterId ?? null });
  const { browserId, now } = input;
  const phoneHash = hashPhone(config, input.phoneNumber);
  if (brought) {
    await insertInvitation(tx, { invitedId: userId, ...brought, browserId, phoneHash, registeredAt: now });
    // The next registration in this browser does not count as invited by it.
    await forgetVisit(tx, browserId);
  }
  await takeOverDebts(tx, { userId, phoneHash, now });
  return userId;
}

async function findBrought(
  tx: Tx,
  { invitationCode, browserId, now }: Pick<Input, 'invitationCode' | 'browserId' | 'now'>,
): Promise<{ inviterId: string; via: 'code' | 'link' } | null> {
  if (invitationCode) {
    const inviter = await findInviter(tx, invitationCode);
    if (!inviter) throw new ShopError('INVITATION_CODE_UNKNOWN');
    return { inviterId: inviter.id, via: 'code' };
  }
  const visit = await findVisit(tx, { browserId, now });
  return visit && { inviterId: visit.inviterId, via: 'link' };
}
