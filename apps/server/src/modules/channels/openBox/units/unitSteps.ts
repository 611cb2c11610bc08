import type { rules } from '@jiwu/contract';
import type { UnitState } from './Unit.ts';

export type UnitStep = (typeof rules.openBox.events)[number];

interface Step {
  /** Empty for the first step. */
  readonly from: readonly UnitState[];
  readonly to: UnitState;
}

/**
 * The machine. A change that is not here cannot happen: `changeUnit` takes its name, and invariant 62 compares every row of every
 * passport with this table. Some steps lead back to where they begin: they happen to a unit without changing where it stands.
 */
export const unitSteps: Readonly<Record<UnitStep, Step>> = {
  /** 入库 */
  takenIn: { from: [], to: 'intake' },
  /** 检测, 复检 */
  inspecting: { from: ['intake', 'graded', 'returned'], to: 'inspecting' },
  /** 定级 */
  graded: { from: ['inspecting'], to: 'graded' },
  /** 上架 */
  listed: { from: ['graded'], to: 'listed' },
  /** 改价, by staff */
  repriced: { from: ['listed'], to: 'listed' },
  /** 降价, by the schedule */
  dropped: { from: ['listed'], to: 'listed' },
  /** 撤下 */
  withdrawn: { from: ['listed'], to: 'graded' },
  /** 锁定: the lock itself is a claim */
  locked: { from: ['listed'], to: 'listed' },
  /** 放回 */
  released: { from: ['listed'], to: 'listed' },
  /** 售出 */
  sold: { from: ['listed'], to: 'sold' },
  /** Refunded before it left the house */
  unsold: { from: ['sold'], to: 'listed' },
  /** 退回 */
  returned: { from: ['sold'], to: 'returned' },
  /** 报废; of a sold one: refunded, and left with its buyer */
  writtenOff: { from: ['intake', 'inspecting', 'graded', 'returned', 'sold'], to: 'writtenOff' },
};
