import type { activeEndpoints, Answer, ParsedInput } from '@jiwu/contract';
import { foreseeDiscount } from '../../../modules/trade/orders/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { foreseeGoods, lastDays } from '../../coupons/queries/foreseeGoods.ts';

type Preview = (typeof activeEndpoints)['staffCampaignPreview'];

/** What a spend-and-save would have cost on the orders of the last thirty days. */
export async function foreseeCampaign(
  db: Reader,
  { scope, tiers, now }: ParsedInput<Preview>['body'] & { now: Date },
): Promise<Answer<Preview>> {
  const { from, until, fromDay, toDay } = lastDays(now);
  const goods = await foreseeGoods(db, { scope, discount: 'campaign' });
  const terms = { kind: 'steps', steps: tiers } as const;
  const limits = { perUser: null, most: null };
  const foreseen = await foreseeDiscount(db, { ...goods, ...limits, terms, insteadOf: 'campaign', from, until });
  return { fromDay, toDay, ...foreseen };
}
