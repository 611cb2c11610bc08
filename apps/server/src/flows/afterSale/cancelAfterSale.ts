import { type AfterSale, changeAfterSale } from '../../modules/trade/afterSale/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { forgetRefund } from './askForRefund.ts';
import { lockAfterSale } from './lockAfterSale.ts';

interface Input {
  readonly userId: string;
  readonly id: string;
  /** By the shop, when the goods never came. */
  readonly byShop?: boolean;
  readonly now: Date;
}

/** Its pieces can be asked for again. */
export async function cancelAfterSale(tx: Tx, { userId, id, byShop, now }: Input): Promise<AfterSale> {
  const { afterSale } = await lockAfterSale(tx, { userId, id });
  const by = byShop ? ({ kind: 'shop' } as const) : ({ kind: 'user', id: userId } as const);
  const note = byShop ? '超过时间没有寄回，已自动撤回' : '';
  const cancelled = await changeAfterSale(tx, { afterSale, step: 'cancel', by, note, now });
  await forgetRefund(tx, { afterSale, now });
  return cancelled;
}
