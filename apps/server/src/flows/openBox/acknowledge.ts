import { getHeld, lockSupply } from '../../modules/channels/claims/index.ts';
import {
  type Ask,
  asksOf,
  getInspection,
  getLock,
  setAcknowledged,
  subjectOf,
} from '../../modules/channels/openBox/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';

interface Input {
  readonly userId: string;
  readonly id: string;
  readonly items: readonly { readonly key: string; readonly version: string }[];
  readonly now: Date;
}

/** Stores what the buyer has ticked, with its words. Only before there is an order: from then on it belongs to the order. */
export async function acknowledge(
  tx: Tx,
  { userId, id, items, now }: Input,
): Promise<{ asks: Ask[]; acknowledged: string[] }> {
  const lock = await getLock(tx, { userId, id });
  await lockSupply(tx, subjectOf(lock.unitId));
  await getHeld(tx, { userId, id, now });
  const asks = asksOf(await getInspection(tx, { unitId: lock.unitId, no: lock.inspectionNo }));
  const wanted = new Map(items.map(({ key, version }) => [key, version]));
  const ticked = asks.filter(({ key, version }) => wanted.get(key) === version);
  if (ticked.length < wanted.size) throw new ShopError('UNIT_TERMS_CHANGED');
  await setAcknowledged(tx, { userId, lockId: id, asks: ticked, now });
  return { asks, acknowledged: ticked.map(({ key }) => key) };
}
