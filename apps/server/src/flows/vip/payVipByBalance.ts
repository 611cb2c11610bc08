import type { Payable } from '../../modules/payments/index.ts';
import { getVipPurchase, vipPayable, type VipPurchase, vipTitle } from '../../modules/vip/index.ts';
import type { Tx } from '../../platform/database/createDatabase.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { payByBalance } from '../payByBalance.ts';

interface Input {
  readonly userId: string;
  readonly id: string;
  readonly now: Date;
}

/** Pays a plan out of the balance. The caller has verified the payment password. */
export async function payVipByBalance(tx: Tx, { userId, id, now }: Input): Promise<VipPurchase> {
  const { plan } = await getVipPurchase(tx, { userId, id });
  const inTime: Payable = {
    ...vipPayable,
    // What a gateway captured at the last moment still counts; a balance is asked now.
    async lock(inTx, key) {
      const wanted = await vipPayable.lock(inTx, key);
      if (wanted?.wants === 'payment' && (wanted.locked as VipPurchase).payBy <= now) {
        throw new ShopError('VIP_PURCHASE_OVERDUE');
      }
      return wanted;
    },
  };
  await payByBalance(tx, { userId, payable: { kind: 'vip', id }, title: vipTitle(plan), now }, { vip: inTime });
  return await getVipPurchase(tx, { userId, id });
}
