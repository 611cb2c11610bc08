import type { afterSaleEndpoints, Answer, AfterSale as Shown } from '@jiwu/contract';
import { foreseeLowered, listEffectsOfOrders } from '../../../modules/channels/effectOrders/index.ts';
import { listUserProfiles } from '../../../modules/people/identity/index.ts';
import type { AfterSale } from '../../../modules/trade/afterSale/index.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { describeAfterSales } from './describeAfterSales.ts';

type StaffShown = Answer<(typeof afterSaleEndpoints)['staffAfterSaleList']>['items'][number];

/** Whether granting a request in this state still gives money back, and so lowers a commission. */
const isOpen: Readonly<Record<Shown['state'], boolean>> = {
  applied: true,
  awaitingReturn: true,
  returning: true,
  refunding: false,
  refunded: false,
  rejected: false,
  cancelled: false,
};

/** Requests as staff see them: also the commission that granting each of them now would lower. */
export async function describeStaffAfterSales(
  db: Reader,
  config: Config,
  afterSales: readonly AfterSale[],
): Promise<StaffShown[]> {
  const open = afterSales.filter(({ state }) => isOpen[state]);
  const [shown, effects] = await Promise.all([
    describeAfterSales(db, config, afterSales),
    listEffectsOfOrders(
      db,
      open.map(({ userId, orderId }) => ({ buyerId: userId, orderId })),
    ),
  ]);
  const promoters = await listUserProfiles(
    db,
    effects.map(({ userId }) => userId),
  );
  return shown.map((one) => ({
    ...one,
    commission: isOpen[one.state]
      ? one.lines.flatMap(({ lineId, moneyFen }) => {
          const effect = effects.find((candidate) => candidate.lineId === lineId);
          if (!effect) return [];
          const { state: stateAfter, loweredFen } = foreseeLowered(effect, moneyFen);
          const { userId, rateBp, state } = effect;
          return { lineId, promoterName: promoters.get(userId)?.name ?? '', rateBp, state, stateAfter, loweredFen };
        })
      : [],
  }));
}
