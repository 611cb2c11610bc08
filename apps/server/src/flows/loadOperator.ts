import type { Operator } from '@jiwu/contract';
import { businessDay } from '@jiwu/kernel';
import { findPlayer } from '../modules/draws/index.ts';
import { getUser, maskPhone } from '../modules/identity/index.ts';
import { readBalances, userAccount } from '../modules/ledger/index.ts';
import { findVip, isVipAt } from '../modules/vip/index.ts';
import type { Reader } from '../platform/database/createDatabase.ts';

/** The signed-in user's own record. */
export async function loadOperator(db: Reader, { userId, now }: { userId: string; now: Date }): Promise<Operator> {
  const balance = userAccount(userId, 'balance');
  const integral = userAccount(userId, 'integral');
  const [user, balances, vip, player] = await Promise.all([
    getUser(db, userId),
    readBalances(db, [balance, integral]),
    findVip(db, userId),
    findPlayer(db, userId),
  ]);
  const free = (id: string) => (balances.get(id)?.balance ?? 0) - (balances.get(id)?.held ?? 0);
  return {
    avatar: user.avatar_file_id,
    phoneNumber: user.phone_number && maskPhone(user.phone_number),
    name: user.name,
    balance: free(balance.id),
    vipFlag: isVipAt(vip, now),
    vipExpiryDate: vip && businessDay(vip.expiresAt),
    invitationCode: user.invitation_code,
    integral: free(integral.id),
    level: user.level,
    luckyDraws: player.left,
  };
}
