import { takeFromSupply } from '../../modules/channels/claims/index.ts';
import { changeUnit, holdVersion, removeFromSearch, subjectOf } from '../../modules/channels/openBox/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import type { UnitChange } from './UnitChange.ts';

interface Input {
  readonly staffId: string;
  readonly id: string;
  readonly version: number;
  readonly reason: string;
  readonly now: Date;
}

/** 撤下: from the list, not from the house. Whoever is paying for it keeps it. */
export async function withdrawUnit(tx: Tx, { staffId, id, version, reason, now }: Input): Promise<UnitChange> {
  const { unit } = await holdVersion(tx, { id, version });
  if (unit.state !== 'listed') throw new ShopError('UNIT_CHANGED');
  if (!(await takeFromSupply(tx, { subject: subjectOf(id), pieces: 1, now }))) throw new ShopError('UNIT_LOCKED');
  const by = { kind: 'staff', id: staffId } as const;
  const withdrawn = await changeUnit(tx, { unit, step: 'withdrawn', by, facts: { words: reason }, now });
  await removeFromSearch(tx, withdrawn);
  return { unit: withdrawn, before: unit, after: withdrawn };
}
