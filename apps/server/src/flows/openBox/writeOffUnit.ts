import { changeUnit, holdVersion } from '../../modules/channels/openBox/index.ts';
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

/** 报废: it cannot be sold any more. One that is on sale is withdrawn first; what a buyer has is not the shop's to write off. */
export async function writeOffUnit(tx: Tx, { staffId, id, version, reason, now }: Input): Promise<UnitChange> {
  const { unit } = await holdVersion(tx, { id, version });
  if (unit.state === 'sold') throw new ShopError('UNIT_CHANGED');
  const by = { kind: 'staff', id: staffId } as const;
  const gone = await changeUnit(tx, { unit, step: 'writtenOff', by, facts: { words: reason }, now });
  return { unit: gone, before: unit, after: gone };
}
