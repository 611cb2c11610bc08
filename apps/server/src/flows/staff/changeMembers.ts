import type { StaffRole } from '@jiwu/contract';
import { recordAudit } from '../../modules/staff/audit/index.ts';
import {
  assertAdminLeft,
  changeMember,
  endAllSessions,
  forgetAccess,
  lockMember,
  resetColumns,
} from '../../modules/staff/staff/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { actAsAdmin, type AdminAct } from './AdminAct.ts';

interface Change extends AdminAct {
  readonly id: string;
}

const targetOf = (id: string) => ({ kind: 'staff', id });

/** Another name and other roles, from the next request on. */
export async function renameMember(
  tx: Tx,
  input: Change & { readonly version: number; readonly name: string; readonly roles: readonly StaffRole[] },
): Promise<void> {
  const { id, version, name, roles, by, now } = input;
  await actAsAdmin(tx, input);
  const member = await lockMember(tx, { id, version, state: 'active' });
  await changeMember(tx, { id, change: { name, roles: [...roles] }, by, now });
  await assertAdminLeft(tx);
  const before = { name: member.name, roles: member.roles };
  await recordAudit(tx, {
    staffId: by,
    action: 'staff.change',
    target: targetOf(id),
    before,
    after: { name, roles },
    now,
  });
}

interface Reset extends Change {
  readonly reason: string;
  /** Null: the password stays. */
  readonly passwordHash: string | null;
  readonly config: { readonly SEAL_SECRET: string };
}

/** The second factor is set up anew at the next sign-in; nothing from before opens anything. */
export async function resetMember(tx: Tx, input: Reset): Promise<void> {
  const { id, reason, passwordHash, config, by, now } = input;
  await actAsAdmin(tx, input);
  const { isEnrolled } = await lockMember(tx, { id, state: 'active' });
  await changeMember(tx, { id, change: resetColumns(config, { staffId: id, passwordHash }), by, now });
  await assertAdminLeft(tx);
  const endedSessions = await forgetAccess(tx, { staffId: id, now });
  await recordAudit(tx, {
    staffId: by,
    action: 'staff.reset',
    target: targetOf(id),
    before: { isEnrolled },
    after: { isEnrolled: false, hasNewPassword: passwordHash !== null, endedSessions, reason },
    now,
  });
}

export async function endMemberSessions(tx: Tx, input: Change): Promise<number> {
  const { id, by, now } = input;
  await actAsAdmin(tx, input);
  await lockMember(tx, { id, state: 'active' });
  const ended = await endAllSessions(tx, { staffId: id, now });
  const [before, after] = [{ liveSessions: ended }, { liveSessions: 0 }];
  await recordAudit(tx, { staffId: by, action: 'staff.endSessions', target: targetOf(id), before, after, now });
  return ended;
}

/** They work here no more: no session of theirs is worth anything. */
export async function closeMember(
  tx: Tx,
  input: Change & { readonly version: number; readonly reason: string },
): Promise<void> {
  const { id, version, reason, by, now } = input;
  await actAsAdmin(tx, input);
  const { roles } = await lockMember(tx, { id, version, state: 'active' });
  await changeMember(tx, { id, change: { state: 'closed', closed_at: now }, by, now });
  await assertAdminLeft(tx);
  await forgetAccess(tx, { staffId: id, now });
  const before = { state: 'active', roles };
  const after = { state: 'closed', reason };
  await recordAudit(tx, { staffId: by, action: 'staff.close', target: targetOf(id), before, after, now });
}

interface Reopening extends Change {
  readonly version: number;
  readonly roles: readonly StaffRole[];
  readonly passwordHash: string;
  readonly config: { readonly SEAL_SECRET: string };
}

/** Back again, as a new member is: with a password for once, and a second factor to set up. */
export async function reopenMember(tx: Tx, input: Reopening): Promise<void> {
  const { id, version, roles, passwordHash, config, by, now } = input;
  await actAsAdmin(tx, input);
  const member = await lockMember(tx, { id, version, state: 'closed' });
  const change = { ...resetColumns(config, { staffId: id, passwordHash }), roles: [...roles] };
  await changeMember(tx, { id, change: { ...change, state: 'active', closed_at: null }, by, now });
  const before = { state: 'closed', roles: member.roles };
  const after = { state: 'active', roles };
  await recordAudit(tx, { staffId: by, action: 'staff.reopen', target: targetOf(id), before, after, now });
}
