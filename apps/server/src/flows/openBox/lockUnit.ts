import { rules } from '@jiwu/contract';
import { assert } from '@jiwu/kernel';
import { type Claim, takeClaims } from '../../modules/channels/claims/index.ts';
import {
  asksOf,
  catchUpPrice,
  changeUnit,
  getInspection,
  getShownUnit,
  holdUnit,
  type Lock,
  recordLock,
  scheduleOf,
  subjectOf,
  veil,
} from '../../modules/channels/openBox/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { startOfDay } from '../startOfDay.ts';
import { lockErrors } from './lockErrors.ts';

interface Input {
  readonly userId: string;
  readonly unitId: string;
  readonly requestKey: string;
  readonly now: Date;
}

/**
 * 买这一件: a claim holds the unit for 15 minutes, at the price of this moment. Who finds it taken is refused by the claim's one
 * statement, and waits for nothing else.
 */
export async function lockUnit(
  tx: Tx,
  { userId, unitId, requestKey, now }: Input,
): Promise<{ claim: Claim; lock: Lock }> {
  const { lapsedPerDay, freeSeconds, locksAtOnce } = rules.openBox;
  const [claim] = await takeClaims(tx, {
    subject: subjectOf(unitId),
    wishes: [{ userId, requestKey }],
    ended: { atMost: lapsedPerDay, since: startOfDay(now), freeSeconds },
    atOnce: locksAtOnce,
    now,
  });
  assert(claim, 'a wish is answered');
  if ('refused' in claim) throw await refusalOf(tx, unitId, claim.refused);
  const { unit } = await holdUnit(tx, unitId);
  // A drop of this very second may not be written down yet.
  const current = await catchUpPrice(tx, { unit, stoodStill: false, now });
  await changeUnit(tx, { unit: current, step: 'locked', by: { kind: 'user' }, now });
  await veil(tx, { unitId, until: claim.deadline });
  const inspection = await getInspection(tx, { unitId, no: unit.inspectionNo });
  assert(current.priceFen !== null && current.grade !== null, `unit ${unitId} is on sale`);
  const lock = {
    userId,
    id: claim.id,
    unitId,
    priceFen: current.priceFen,
    startFen: scheduleOf(current).startFen,
    grade: current.grade,
    inspectionNo: unit.inspectionNo,
    asked: asksOf(inspection).length,
    lockedAt: now,
  };
  await recordLock(tx, lock);
  return { claim, lock };
}

/** Taken by someone who may still not pay, or gone for good. */
async function refusalOf(tx: Tx, unitId: string, refused: keyof typeof lockErrors): Promise<ShopError> {
  if (refused !== 'soldOut') return new ShopError(lockErrors[refused]);
  const { state } = await getShownUnit(tx, unitId);
  return new ShopError(state === 'listed' ? 'UNIT_LOCKED' : 'UNIT_GONE');
}
