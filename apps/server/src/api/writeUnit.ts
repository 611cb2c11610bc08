import type { StaffUnit } from '@jiwu/contract';
import { loadStaffUnit } from '../flows/openBox/queries/loadStaffUnit.ts';
import type { UnitChange } from '../flows/openBox/UnitChange.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import { recordAudit } from '../modules/staff/audit/index.ts';
import type { Tx } from '../platform/database/Tx.ts';
import type { RequestContext } from '../platform/http/RequestContext.ts';

interface By {
  readonly staffId: string;
  readonly now: Date;
}

/** A change by staff, answered with the unit as it is then. */
export async function writeUnit(
  context: RequestContext<ShopServices>,
  action: string,
  change: (tx: Tx, by: By) => Promise<UnitChange>,
  seen?: unknown,
): Promise<StaffUnit> {
  const { staffId } = context.staff();
  const now = context.services.clock();
  return await context.write(async (tx) => {
    const { unit, before, after } = await change(tx, { staffId, now });
    const described = await loadStaffUnit(tx, { unit, now });
    await recordAudit(tx, { staffId, action, target: { kind: 'openBoxUnit', id: unit.id }, before, after, now });
    return described;
  }, seen);
}
