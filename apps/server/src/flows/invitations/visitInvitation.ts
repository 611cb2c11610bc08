import { findInviter, listUserProfiles } from '../../modules/people/identity/index.ts';
import { findVisit, keepVisit } from '../../modules/people/invitations/index.ts';
import type { Reader } from '../../platform/database/Reader.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';

interface Visitor {
  readonly browserId: string;
  readonly now: Date;
}

/** A browser opens an invitation. Returns the inviter that now counts, which may be an earlier one. */
export async function visitInvitation(tx: Tx, input: Visitor & { code: string }): Promise<{ inviter: string }> {
  const opened = await findInviter(tx, input.code);
  if (!opened) throw new ShopError('INVITATION_OVER');
  await keepVisit(tx, { ...input, inviterId: opened.id });
  const { inviter } = await describeVisit(tx, input);
  return { inviter: inviter ?? '' };
}

/** The invitation that this browser remembers, the inviter's name masked. */
export async function describeVisit(
  db: Reader,
  visitor: Visitor,
): Promise<{ code: string | null; inviter: string | null }> {
  const visit = await findVisit(db, visitor);
  if (!visit) return { code: null, inviter: null };
  const profiles = await listUserProfiles(db, [visit.inviterId]);
  return { code: visit.code, inviter: profiles.get(visit.inviterId)?.name ?? '' };
}
