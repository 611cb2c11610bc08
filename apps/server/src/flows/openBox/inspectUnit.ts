import { changeUnit, findChecklist, holdVersion, openInspection } from '../../modules/channels/openBox/index.ts';
import { loadSkuFacts } from '../../modules/goods/catalogue/index.ts';
import { getStaff } from '../../modules/staff/staff/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import type { UnitChange } from './UnitChange.ts';

interface Input {
  readonly staffId: string;
  readonly id: string;
  readonly version: number;
  readonly now: Date;
}

/** 检测, and 复检 of one that came back or was withdrawn: by the list of its category that is in force now. */
export async function inspectUnit(tx: Tx, { staffId, id, version, now }: Input): Promise<UnitChange> {
  const { unit } = await holdVersion(tx, { id, version });
  const sku = (await loadSkuFacts(tx, [unit.skuId])).get(unit.skuId);
  const checklist = await findChecklist(tx, sku?.categoryPath ?? []);
  if (!checklist) throw new ShopError('UNIT_NO_CHECKLIST');
  const inspector = await getStaff(tx, staffId);
  const no = unit.inspectionNo + 1;
  const facts = { inspector: inspector.name };
  const set = { inspection_no: no };
  const by = { kind: 'staff', id: staffId } as const;
  const inspecting = await changeUnit(tx, { unit, step: 'inspecting', by, facts, set, now });
  await openInspection(tx, { unitId: id, no, checklistId: checklist.id, inspector, now });
  return { unit: inspecting, before: unit, after: inspecting };
}
