import type { UnitPassportRow } from '@jiwu/contract';
import type { Updateable } from 'kysely';
import { sql } from 'kysely';
import type { OpenBoxUnits } from '../../../../platform/database/schema.gen.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { announceUnit } from './announceUnit.ts';
import { type Unit, unitOf } from './Unit.ts';
import { type UnitStep, unitSteps } from './unitSteps.ts';

export type By = { readonly kind: 'user' | 'shop' } | { readonly kind: 'staff'; readonly id: string };

interface Input {
  /** As it was read; the step is taken if it still is where it was. */
  readonly unit: Pick<Unit, 'id' | 'state'>;
  readonly step: Exclude<UnitStep, 'takenIn'>;
  readonly by: By;
  readonly facts?: UnitPassportRow['facts'];
  /** Changed together with the step. */
  readonly set?: Updateable<OpenBoxUnits>;
  /** When it happened, where that is not now. */
  readonly at?: Date;
  readonly now: Date;
}

/** Takes one step and writes it into the passport. Else UNIT_CHANGED. The row of the unit is the lock of its passport. */
export async function changeUnit(tx: Tx, input: Input): Promise<Unit> {
  const { unit, step, by, facts = {}, set = {}, now } = input;
  const { from, to } = unitSteps[step];
  if (!from.includes(unit.state)) throw new ShopError('UNIT_CHANGED', { step, state: unit.state });
  const row = await tx
    .updateTable('open_box_units')
    .set({
      ...set,
      state: to,
      passport_length: sql<number>`passport_length + 1`,
      ...(by.kind === 'staff' ? { version: sql<number>`version + 1` } : {}),
    })
    .where('id', '=', unit.id)
    .where('state', '=', unit.state)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new ShopError('UNIT_CHANGED', { step });
  await tx
    .insertInto('open_box_passport')
    .values({
      unit_id: unit.id,
      position: row.passport_length - 1,
      event: step,
      from_state: unit.state,
      to_state: to,
      by_kind: by.kind,
      staff_id: by.kind === 'staff' ? by.id : null,
      facts: JSON.stringify(facts),
      at: input.at ?? now,
    })
    .execute();
  const changed = unitOf(row);
  announceUnit(tx, changed);
  return changed;
}

/** A change by staff that is no step: what others have read of the unit is old. The caller holds it. */
export async function bumpVersion(tx: Tx, { id }: Pick<Unit, 'id'>, set: Updateable<OpenBoxUnits> = {}): Promise<Unit> {
  const row = await tx
    .updateTable('open_box_units')
    .set({ ...set, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return unitOf(row);
}
