import { newId } from '@jiwu/kernel';
import type { Campaign, Scope } from '@jiwu/pricing';
import type { Tx } from '../../../platform/database/Tx.ts';

export interface NewCampaign extends Omit<Campaign, 'id' | 'scope'> {
  readonly id?: string;
  readonly scope: Exclude<Scope, { kind: 'channel' }>;
}

/** A new campaign. Until it begins it can be changed; the database refuses terms that contradict themselves. */
export async function createCampaign(tx: Tx, input: NewCampaign, now: Date): Promise<string> {
  const id = input.id ?? newId();
  await tx
    .insertInto('campaigns')
    .values({
      id,
      ...campaignValues(input),
      created_at: now,
    })
    .execute();
  return id;
}

/** Its terms as the table has them. */
export function campaignValues({ name, scope, startsAt, endsAt, tiers }: Omit<NewCampaign, 'id'>) {
  return {
    name,
    scope: scope.kind,
    category_ids: scope.kind === 'categories' ? [...new Set(scope.categoryIds)] : [],
    product_ids: scope.kind === 'products' ? [...new Set(scope.productIds)] : [],
    starts_at: startsAt,
    ends_at: endsAt,
    tiers: JSON.stringify(tiers),
  };
}
