import type { Operator } from '@jiwu/contract';
import { getUser, maskPhone } from '../modules/identity/index.ts';
import { readBalances, userAccount } from '../modules/ledger/index.ts';
import type { Reader } from '../platform/database/createDatabase.ts';

/**
 * The signed-in user's own record. There is no VIP or draw yet, so what everyone has of them is nothing; the modules that
 * bring them add their part here.
 */
export async function loadOperator(db: Reader, userId: string): Promise<Operator> {
  const balance = userAccount(userId, 'balance');
  const integral = userAccount(userId, 'integral');
  const [user, balances] = await Promise.all([getUser(db, userId), readBalances(db, [balance, integral])]);
  const free = (id: string) => (balances.get(id)?.balance ?? 0) - (balances.get(id)?.held ?? 0);
  return {
    avatar: user.avatar_file_id,
    phoneNumber: user.phone_number && maskPhone(user.phone_number),
    name: user.name,
    balance: free(balance.id),
    vipFlag: false,
    vipExpiryDate: null,
    invitationCode: user.invitation_code,
    integral: free(integral.id),
    level: user.level,
    luckyDraws: 0,
  };
}
