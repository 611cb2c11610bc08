import { sweepCarts } from '../modules/trade/cart/index.ts';
import { sweepClicks } from '../modules/channels/effectOrders/index.ts';
import { sweepCollection } from '../modules/goods/collection/index.ts';
import { sweepWishes } from '../modules/channels/groupPurchase/index.ts';
import { sweepFiles } from '../modules/content/files/index.ts';
import { sweepIdentity } from '../modules/people/identity/index.ts';
import { sweepVisits } from '../modules/people/invitations/index.ts';
import { sweepVisitors } from '../modules/people/visitors/index.ts';
import { sweepStaffExports } from '../modules/staff/exports/index.ts';
import { sweepStaffSessions } from '../modules/staff/staff/index.ts';
import { sweepNotices } from '../modules/content/notices/index.ts';
import { sweepSupport } from '../modules/content/support/index.ts';
import { sweepKeys } from '../platform/http/sweepKeys.ts';
import type { Services } from '../platform/services.ts';

/** Hourly: removes expired rows of all kinds. One part that fails does not stop the others. */
export async function sweepExpired(services: Services): Promise<void> {
  const results = await Promise.allSettled([
    sweepIdentity(services),
    sweepStaffSessions(services),
    sweepStaffExports(services),
    sweepFiles(services),
    sweepCollection(services),
    sweepCarts(services),
    sweepNotices(services),
    sweepSupport(services),
    sweepVisits(services),
    sweepVisitors(services),
    sweepClicks(services),
    sweepWishes(services),
    sweepKeys(services),
  ]);
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as Error] : []));
  if (failures.length > 0) throw new AggregateError(failures, failures.map(({ message }) => message).join('; '));
}
