import { type Arrival, enterArrival, findArrivals, listBills } from '../../modules/money/payments/index.ts';
import { recordAudit } from '../../modules/staff/audit/index.ts';
import { listStaffNames } from '../../modules/staff/staff/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { bankDeltaFen } from './queries/listSettlements.ts';

type Input = Omit<Arrival, 'enteredBy' | 'enteredAt'> & { readonly staffId: string; readonly now: Date };

/** What finance reads at the bank of a day's settlement. It moves nothing: the bill did; what differs is shown, and booked by hand. */
export async function enterBankArrival(
  tx: Tx,
  input: Input,
): Promise<{ version: number; bankDeltaFen: number | null }> {
  const { gateway, day, amountFen, arrivedOn, note, version, staffId, now } = input;
  const [bill] = await listBills(tx, { gateway, day, limit: 1 });
  if (!bill) throw new ShopError('NOT_FOUND');
  const [before] = await findArrivals(tx, [{ gateway, day }]);
  if (!(await enterArrival(tx, input))) {
    const by = before && (await listStaffNames(tx, [before.enteredBy])).get(before.enteredBy);
    throw new ShopError('ARRIVAL_CHANGED', { by: by ?? null, at: before?.enteredAt.toISOString() ?? null });
  }
  await recordAudit(tx, {
    staffId,
    action: 'settlement.arrive',
    target: { kind: 'settlement', id: `${gateway}-${day}` },
    before: before ? { amountFen: before.amountFen, arrivedOn: before.arrivedOn, note: before.note } : null,
    after: { amountFen, arrivedOn, note },
    now,
  });
  return { version: version + 1, bankDeltaFen: bankDeltaFen(bill, input) };
}
