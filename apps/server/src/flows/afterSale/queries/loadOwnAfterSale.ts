import type { afterSaleEndpoints, Answer } from '@jiwu/contract';
import { countTakenBack } from '../../../modules/promotion/draws/index.ts';
import { getAfterSale } from '../../../modules/trade/afterSale/index.ts';
import { getOrder, kindOf, listOrderLines, type OrderKinds } from '../../../modules/trade/orders/index.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { describeAfterSale } from './describeAfterSales.ts';
import { foreseeOpen, isOpen } from './foreseeOpen.ts';

type Shown = Answer<(typeof afterSaleEndpoints)['afterSaleGet']>;

/** A request with all that the buyer was shown before they sent it. */
export async function loadOwnAfterSale(
  db: Reader,
  config: Config,
  own: { readonly userId: string; readonly id: string },
  kinds: OrderKinds,
): Promise<Shown> {
  const afterSale = await getAfterSale(db, own);
  const { userId, orderId } = afterSale;
  const shown = await describeAfterSale(db, config, afterSale);
  if (isOpen(afterSale)) {
    const order = await getOrder(db, { userId, id: orderId });
    const lines = await listOrderLines(db, order);
    const { isRewarded } = kindOf(kinds, order.kind);
    const { isWhole: _whole, ...foreseen } = await foreseeOpen(db, { afterSale, order, lines, isRewarded });
    return { ...shown, ...foreseen };
  }
  const granted = shown.history.find(({ to }) => to === 'refunding');
  const drawsBack = granted ? await countTakenBack(db, { userId, orderId, at: new Date(granted.at) }) : 0;
  return { ...shown, earnedOwed: 0, drawsBack, drawsOwed: 0 };
}
