import type { Operator } from '@jiwu/contract';
import { businessDay } from '@jiwu/kernel';
import { findPlayer } from '../modules/draws/index.ts';
import { getUser, maskPhone } from '../modules/identity/index.ts';
import { sumOpenLots } from '../modules/integral/index.ts';
import { readBalance, userAccount } from '../modules/ledger/index.ts';
import { findVip, isVipAt } from '../modules/vip/index.ts';
import type { Reader } from '../platform/database/createDatabase.ts';

/** The signed-in user's own record. */
export async function loadOperator(db: Reader, { userId, now }: { userId: string; now: Date }): Promise<Operator> {
  const [user, { balance, held }, integral, vip, player] = await Promise.all([
    getUser(db, userId),
    readBalance(db, userAccount(userId, 'balance')),
    sumOpenLots(db, { userId, now }),
    findVip(db, userId),
    findPlayer(db, userId),
  ]);
  return {
    avatar: user.avatar_file_id,
    phoneNumber: user.phone_number && maskPhone(user.phone_number),
    name: user.name,
    balance: balance - held,
    vipFlag: isVipAt(vip, now),
    vipExpiryDate: vip && businessDay(vip.expiresAt),
    invitationCode: user.invitation_code,
    integral,
    level: user.level,
    luckyDraws: player.left,
  };
}
