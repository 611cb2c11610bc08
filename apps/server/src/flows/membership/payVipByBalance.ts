import { getVipPurchase, vipPayable, type VipPurchase } from '../../modules/people/vip/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { payByBalance } from '../payments/payByBalance.ts';

interface Input {
  readonly userId: string;
  readonly id: string;
  readonly now: Date;
}

/** Pays a plan out of the balance. The caller has verified the payment password. */
export async function payVipByBalance(tx: Tx, { userId, id, now }: Input): Promise<VipPurchase> {
  await payByBalance(tx, { userId, payable: { kind: 'vip', id }, title: '集物 VIP', now }, vipPayable);
  return await getVipPurchase(tx, { userId, id });
}
