import type { StaffRole } from '@jiwu/contract';
import { recordAudit } from '../../modules/staff/audit/index.ts';
import { createStaff, newTotpSecret } from '../../modules/staff/staff/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { violatedConstraint } from '../../platform/database/violatedConstraint.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { actAsAdmin, type AdminAct } from './AdminAct.ts';

interface Input extends AdminAct {
  readonly loginName: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
  readonly passwordHash: string;
  readonly config: { readonly SEAL_SECRET: string };
}

/** A new member, who sets up a second factor and a password of their own at the first sign-in. */
export async function appointMember(tx: Tx, input: Input): Promise<string> {
  const { by, loginName, name, roles, passwordHash, config, now } = input;
  await actAsAdmin(tx, input);
  const totpSecret = newTotpSecret(loginName).secret;
  const member = { loginName, name, roles };
  const id = await createStaff(tx, { ...member, passwordHash, totpSecret, isToEnrol: true, config, now }).catch(
    (error: unknown): never => {
      if (violatedConstraint(error) === 'staff_members_login_name_key') throw new ShopError('STAFF_NAME_TAKEN');
      throw error;
    },
  );
  const target = { kind: 'staff', id };
  await recordAudit(tx, { staffId: by, action: 'staff.create', target, before: null, after: member, now });
  return id;
}
