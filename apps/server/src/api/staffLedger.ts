import type { staffLedgerEndpoints } from '@jiwu/contract';
import { askForBalanceChange } from '../flows/ledger/askForBalanceChange.ts';
import { describeTransfers } from '../flows/ledger/queries/describeTransfers.ts';
import { findInLedger } from '../flows/ledger/queries/findInLedger.ts';
import { listChangesForStaff } from '../flows/ledger/queries/listChangesForStaff.ts';
import { loadAccountStatement } from '../flows/ledger/queries/loadAccountStatement.ts';
import { loadLedgerAccounts } from '../flows/ledger/queries/loadLedgerAccounts.ts';
import { loadLedgerTransfer } from '../flows/ledger/queries/loadLedgerTransfer.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import { listTransfersOfCauses } from '../modules/money/ledger/index.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';

export const staffLedgerHandlers = {
  async staffLedgerAccounts({ services: { db, clock } }) {
    // One snapshot: while the shop sells, two would not add up.
    return await db.transact((tx) => loadLedgerAccounts(tx, clock()), {
      isolation: 'repeatable read',
      readOnly: true,
    });
  },

  staffLedgerFind: ({ services: { db } }, { query }) => findInLedger(db.read, query.q),

  staffLedgerAccount: ({ services: { db } }, { params, query }) =>
    loadAccountStatement(db.read, { ...params, ...query }),

  staffLedgerTransfer: ({ services: { db } }, { params }) => loadLedgerTransfer(db.read, params.id),

  async staffLedgerCause({ services: { db } }, { query }) {
    return { transfers: await describeTransfers(db.read, await listTransfersOfCauses(db.read, [query])) };
  },

  staffBalanceChangeList: ({ services: { db } }, { query }) => listChangesForStaff(db.read, query),

  async staffBalanceChangeRequest(context, { body }) {
    const by = { staffId: context.staff().staffId, now: context.services.clock() };
    return await context.write(async (tx) => {
      const { change, approval } = await askForBalanceChange(tx, { ...body, ...by });
      return { state: 'asked' as const, no: change.no, approval: { id: approval.id, no: approval.no } };
    });
  },
} satisfies HandlersOf<typeof staffLedgerEndpoints, ShopServices>;
