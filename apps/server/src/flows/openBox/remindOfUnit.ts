import type { rules } from '@jiwu/contract';
import { dropsToFloor } from '@jiwu/pricing';
import { addUnitReminder, getShownUnit, scheduleOf } from '../../modules/channels/openBox/index.ts';
import { findProductOffer } from '../../modules/goods/catalogue/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';

interface Input {
  readonly userId: string;
  readonly of: (typeof rules.openBox.reminders)[number];
  readonly id: string;
  readonly now: Date;
}

/** 降价时告诉我 of a unit, 同款上新提醒 of a product: once. */
export async function remindOfUnit(tx: Tx, { userId, of, id, now }: Input): Promise<void> {
  await assertTarget[of](tx, id);
  await addUnitReminder(tx, { userId, kind: of, targetId: id, now });
}

const assertTarget: Readonly<Record<Input['of'], (tx: Tx, id: string) => Promise<void>>> = {
  async drop(tx, id) {
    const unit = await getShownUnit(tx, id);
    if (unit.state !== 'listed') throw new ShopError('UNIT_GONE');
    if (unit.drops >= dropsToFloor(scheduleOf(unit))) throw new ShopError('UNIT_AT_FLOOR');
  },
  async listed(tx, id) {
    if (!(await findProductOffer(tx, id))) throw new ShopError('NOT_FOUND');
  },
};
