import { getVipPurchase, type VipPurchase } from '../../modules/vip/index.ts';
import type { Tx } from '../../platform/database/createDatabase.ts';
import { payByBalance } from '../payByBalance.ts';

interface Input {
  readonly userId: string;
  readonly id: string;
  readonly now: Date;
}

/** Pays a plan out of the balance. The caller has verified the payment password. */
export async function payVipByBalance(tx: Tx, { userId, id, now }: Input): Promise<VipPurchase> {
  await payByBalance(tx, { userId, payable: { kind: 'vip', id }, title: '集物 VIP', now });
  return await getVipPurchase(tx, { userId, id });
}
