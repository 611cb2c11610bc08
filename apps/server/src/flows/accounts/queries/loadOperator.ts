import type { Operator } from '@jiwu/contract';
import { businessDay } from '@jiwu/kernel';
import { findPlayer } from '../../../modules/promotion/draws/index.ts';
import { getUser, maskPhone } from '../../../modules/people/identity/index.ts';
import { sumOpenLots } from '../../../modules/people/integral/index.ts';
import { readBalance, userAccount } from '../../../modules/money/ledger/index.ts';
import { findVip, isVipAt } from '../../../modules/people/vip/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

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
    avatar: user.avatarFileId,
    phoneNumber: user.phoneNumber && maskPhone(user.phoneNumber),
    name: user.name,
    balance: balance - held,
    vipFlag: isVipAt(vip, now),
    vipExpiryDate: vip && businessDay(vip.expiresAt),
    invitationCode: user.invitationCode,
    integral,
    level: user.level,
    luckyDraws: player.left,
  };
}
