import type { StaffRole } from '@jiwu/contract';
import { orderKinds } from '../../../apps/server/src/composition/orderKinds.ts';
import { listStaffUsers } from '../../../apps/server/src/flows/accounts/queries/listStaffUsers.ts';
import { loadStaffUser } from '../../../apps/server/src/flows/accounts/queries/loadStaffUser.ts';
import { loadDashboard } from '../../../apps/server/src/flows/dashboard/queries/loadDashboard.ts';
import { findInLedger } from '../../../apps/server/src/flows/ledger/queries/findInLedger.ts';
import { loadAccountStatement } from '../../../apps/server/src/flows/ledger/queries/loadAccountStatement.ts';
import { loadOrderStory } from '../../../apps/server/src/flows/orders/queries/loadOrderStory.ts';
import { countStaffOrders } from '../../../apps/server/src/flows/orders/queries/searchStaffOrders.ts';
import { searchPaymentsForStaff } from '../../../apps/server/src/flows/payments/queries/searchPaymentsForStaff.ts';
import { houseAccount } from '../../../apps/server/src/modules/money/ledger/index.ts';
import type { Database } from '../../../apps/server/src/platform/database/createDatabase.ts';
import type { KnownOrder } from './KnownOrder.ts';

const roles: readonly StaffRole[] = ['admin'];

/** What staff read besides the search of orders, where it grows with the shop. */
export const deskReads: Readonly<Record<string, (db: Database, known: KnownOrder, now: Date) => Promise<unknown>>> = {
  'counts of orders': (db, _, now) => countStaffOrders(db.read, now),
  'story of an order': (db, { no }, now) => loadOrderStory(db.read, { no, roles, now }, orderKinds),
  'newest users': (db) => listStaffUsers(db.read, { view: 'all' }),
  'users by the end of the phone': (db, { phoneNumber }) =>
    listStaffUsers(db.read, { view: 'all', q: phoneNumber.slice(-4) }),
  'user by name': (db, { userName }) => listStaffUsers(db.read, { view: 'all', q: userName }),
  'page of a user': (db, { userId }, now) => loadStaffUser(db.bundle(), { id: userId, now }),
  'newest payments': (db, _, now) => searchPaymentsForStaff(db.read, { now }),
  'payments of a user': (db, { userId }, now) => searchPaymentsForStaff(db.read, { userId, now }),
  'payment by number': (db, { tradeNo }, now) => searchPaymentsForStaff(db.read, { number: tradeNo, now }),
  'ledger by order': (db, { no }) => findInLedger(db.read, no),
  'newest of the sales account': (db) => loadAccountStatement(db.read, { id: houseAccount('sales').id }),
  dashboard: (db, _, now) => loadDashboard(db.bundle(), { roles, now }),
};
