import type { Operator } from '@jiwu/contract';
import { getUser, maskPhone } from '../modules/identity/index.ts';
import type { Reader } from '../platform/database/createDatabase.ts';

/**
 * The signed-in user's own record. There is no ledger, VIP or draw yet, so what everyone has of them is nothing; the
 * modules that bring them add their part here.
 */
export async function loadOperator(db: Reader, userId: string): Promise<Operator> {
  const user = await getUser(db, userId);
  return {
    avatar: user.avatar_file_id,
    phoneNumber: user.phone_number && maskPhone(user.phone_number),
    name: user.name,
    balance: 0,
    vipFlag: false,
    vipExpiryDate: null,
    invitationCode: user.invitation_code,
    integral: 0,
    level: user.level,
    luckyDraws: 0,
  };
}
