import { findInviter, listUserProfiles } from '../../modules/identity/index.ts';
import { findVisit, keepVisit } from '../../modules/invitations/index.ts';
import type { Reader, Tx } from '../../platform/database/createDatabase.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';

interface Visitor {
  readonly browserId: string;
  readonly now: Date;
}

/** A browser opens an invitation. Answers by whom it now counts as invited, which may be who came first. */
export async function visitInvitation(tx: Tx, input: Visitor & { code: string }): Promise<{ inviter: string }> {
  const opened = await findInviter(tx, input.code);
  if (!opened) throw new ShopError('INVITATION_OVER');
  await keepVisit(tx, { ...input, inviterId: opened.id });
  const { inviter } = await describeVisit(tx, input);
  return { inviter: inviter ?? '' };
}

/** What this browser remembers, the name masked. */
export async function describeVisit(
  db: Reader,
  visitor: Visitor,
): Promise<{ code: string | null; inviter: string | null }> {
  const visit = await findVisit(db, visitor);
  if (!visit) return { code: null, inviter: null };
  const profiles = await listUserProfiles(db, [visit.inviterId]);
  return { code: visit.code, inviter: profiles.get(visit.inviterId)?.name ?? '' };
}
