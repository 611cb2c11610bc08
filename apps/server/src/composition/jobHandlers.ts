import { rules } from '@jiwu/contract';
import { announceProduct } from '../flows/catalogue/outside/announceProduct.ts';
import { reindexGoods } from '../flows/goods/outside/reindexGoods.ts';
import { exportUserData } from '../flows/accounts/outside/exportUserData.ts';
import { makeExport } from '../flows/staff/outside/makeExport.ts';
import { tellCollectors } from '../flows/collection/outside/tellCollectors.ts';
import { remindEndingVips } from '../flows/membership/outside/remindEndingVips.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import { askDueParcels } from '../jobs/askDueParcels.ts';
import { askDuePayments } from '../jobs/askDuePayments.ts';
import { cancelForgottenReturns } from '../jobs/cancelForgottenReturns.ts';
import { workGoodsImports } from '../jobs/workGoodsImports.ts';
import { countOutlooks } from '../jobs/countOutlooks.ts';
import { countWatched } from '../jobs/countWatched.ts';
import { countBoughtTogether } from '../jobs/countBoughtTogether.ts';
import { closeUnpaidOrders } from '../jobs/closeUnpaidOrders.ts';
import { closeUnpaidBatches } from '../jobs/closeUnpaidBatches.ts';
import { makeBatchOrders } from '../jobs/makeBatchOrders.ts';
import { readBatchFiles } from '../jobs/readBatchFiles.ts';
import { readBatchRows } from '../jobs/readBatchRows.ts';
import { endDeals } from '../jobs/endDeals.ts';
import { dropDuePrices } from '../jobs/dropDuePrices.ts';
import { endOverdueIntegral } from '../jobs/endOverdueIntegral.ts';
import { publishDueProducts } from '../jobs/publishDueProducts.ts';
import { publishDueTexts } from '../jobs/publishDueTexts.ts';
import { rankProducts } from '../jobs/rankProducts.ts';
import { receiveDueOrders } from '../jobs/receiveDueOrders.ts';
import { refreshReferences } from '../jobs/refreshReferences.ts';
import { reckonLevels } from '../jobs/reckonLevels.ts';
import { reconcile } from '../jobs/reconcile.ts';
import { reconcileDayJob } from '../jobs/reconcileDayJob.ts';
import { expireAdvertisements } from '../jobs/expireAdvertisements.ts';
import { expireGroups } from '../jobs/expireGroups.ts';
import { refundFailedGroups } from '../jobs/refundFailedGroups.ts';
import { keepLedgerDays } from '../jobs/keepLedgerDays.ts';
import { lapseDueApprovals } from '../jobs/lapseDueApprovals.ts';
import { lapseDueClaims } from '../jobs/lapseDueClaims.ts';
import { markChannelGoods } from '../jobs/markChannelGoods.ts';
import { lapsePrizes } from '../jobs/lapsePrizes.ts';
import { revealDraws } from '../jobs/revealDraws.ts';
import { sendNoticeSms } from '../jobs/sendNoticeSms.ts';
import { refreshProductJob } from '../jobs/refreshProductJob.ts';
import { sendDueRefunds } from '../jobs/sendDueRefunds.ts';
import { settleAdvertisements } from '../jobs/settleAdvertisements.ts';
import { settleEffects } from '../jobs/settleEffects.ts';
import { standInForDeals } from '../jobs/standInForDeals.ts';
import { sweepExpired } from '../jobs/sweepExpired.ts';
import { tellOfDueDeals } from '../jobs/tellOfDueDeals.ts';
import { tellOfNewPicks } from '../jobs/tellOfNewPicks.ts';
import { tellCouponsOpened } from '../jobs/tellCouponsOpened.ts';
import { requeueOverdueExports } from '../modules/people/identity/index.ts';
import { requeueStaffExports } from '../modules/staff/exports/index.ts';
import { keepVisitors } from '../modules/people/visitors/index.ts';
import { closeExpiredVipPurchases } from '../modules/people/vip/index.ts';
import { flushAdvertisementCounts } from '../jobs/flushAdvertisementCounts.ts';
import { closeExpiredRecharges } from '../modules/money/wallet/index.ts';
import { checkIntegrity } from './checkIntegrity.ts';
import type { JobHandlers } from '../platform/jobs/startWorker.ts';
import type { Sweep } from '../platform/jobs/sweeps.ts';

/** A handler for every job: the compiler demands each. */
export const jobHandlers: JobHandlers<ShopServices> = {
  exportUserData,
  makeStaffExport: makeExport,
  announceProduct,
  tellKeepers: tellCollectors,
  refreshProduct: refreshProductJob,
  reindexGoods,
  countOutlooks,
  rankProducts,
  countBoughtTogether,
  checkIntegrity,
  reckonLevels,
  reconcile,
  reconcileDay: reconcileDayJob,
  closeEndedPayments: (services) => askDuePayments(services),
  settleAdvertisements,
  sweepExpired,
};

/** Minute, hour, day, month, weekday (UTC); the job's name. */
export const cron = [
  '17 * * * * sweepExpired',
  '23 * * * * checkIntegrity',
  '47 * * * * countOutlooks',
  '3 16 * * * reckonLevels',
  '11 19 * * * countBoughtTogether',
  '7 16 * * * settleAdvertisements',
  '41 19 * * * rankProducts',
  '30 2 * * * reconcile',
].join('\n');

export const sweeps: readonly Sweep<ShopServices>[] = [
  { name: 'figures that alert rules watch', periodMs: 15_000, run: countWatched },
  { name: 'overdue exports', run: requeueOverdueExports },
  { name: 'overdue exports of staff', run: requeueStaffExports },
  // One for each gateway: a sweep that is still busy with a slow one must not keep the other waiting.
  ...rules.payment.outsideGateways.flatMap((gateway): Sweep<ShopServices>[] => [
    {
      name: `payments to ask about at ${gateway}`,
      periodMs: 5000,
      run: (services) => askDuePayments(services, { gateways: [gateway] }),
    },
    {
      name: `refunds to send to ${gateway}`,
      periodMs: 5000,
      run: (services) => sendDueRefunds(services, { gateways: [gateway] }),
    },
  ]),
  { name: 'notices to send by SMS', periodMs: 3000, run: sendNoticeSms },
  { name: 'parcels to ask about', periodMs: 5000, run: askDueParcels },
  { name: 'days to reconcile', periodMs: 15 * 60_000, run: reconcile },
  { name: 'days of the ledger to keep', periodMs: 15 * 60_000, run: keepLedgerDays },
  { name: 'recharges nobody paid', run: closeExpiredRecharges },
  { name: 'VIP plans nobody paid', run: closeExpiredVipPurchases },
  { name: 'VIPs to remind', periodMs: 5 * 60_000, run: remindEndingVips },
  { name: 'claims nobody ordered', periodMs: 1000, run: lapseDueClaims },
  { name: 'requests that nobody approved', run: lapseDueApprovals },
  { name: 'deals whose goods have not come', periodMs: 5000, run: standInForDeals },
  { name: 'deals that are over', periodMs: 5000, run: endDeals },
  { name: 'deals to tell of', periodMs: 2000, run: tellOfDueDeals },
  { name: 'prices of units that fall', periodMs: 1000, run: dropDuePrices },
  { name: 'prices that units are compared with', periodMs: 60_000, run: refreshReferences },
  { name: 'orders nobody paid', periodMs: 2000, run: closeUnpaidOrders },
  { name: 'orders of batches to make', periodMs: 500, run: makeBatchOrders },
  { name: 'files of batches to read', periodMs: 1000, run: readBatchFiles },
  { name: 'rows of batches to read', periodMs: 1000, run: readBatchRows },
  { name: 'batches nobody paid', periodMs: 2000, run: closeUnpaidBatches },
  { name: 'orders to be received', run: receiveDueOrders },
  { name: 'commission to settle', periodMs: 5000, run: settleEffects },
  { name: 'integral that is over', run: endOverdueIntegral },
  { name: 'levels to reckon', periodMs: 15 * 60_000, run: reckonLevels },
  { name: 'placements nobody approved', periodMs: 5000, run: expireAdvertisements },
  { name: 'days of placements to settle', periodMs: 15 * 60_000, run: settleAdvertisements },
  { name: 'visitors of the minute', periodMs: 10_000, run: keepVisitors },
  { name: 'placements that were seen', periodMs: 5000, run: flushAdvertisementCounts },
  { name: 'coupons that opened', periodMs: 5000, run: tellCouponsOpened },
  { name: 'picks to tell followers of', periodMs: 5000, run: tellOfNewPicks },
  { name: 'files of goods to work on', periodMs: 1000, run: workGoodsImports },
  { name: 'products whose date has come', periodMs: 1000, run: publishDueProducts },
  { name: 'texts whose date has come', periodMs: 5000, run: publishDueTexts },
  { name: 'groups whose time is over', periodMs: 2000, run: expireGroups },
  { name: 'goods that come to a channel or leave it', periodMs: 2000, run: markChannelGoods },
  { name: 'orders of failed groups', periodMs: 2000, run: refundFailedGroups },
  { name: 'prizes nobody claimed', run: lapsePrizes },
  { name: 'secrets of draws to show', periodMs: 5000, run: revealDraws },
  { name: 'returns nobody sent', periodMs: 15 * 60_000, run: cancelForgottenReturns },
];
