import { addNotice } from '../../modules/content/notices/index.ts';
import { type Business, resumeBusiness, stopBusiness } from '../../modules/people/businesses/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';

interface Input {
  readonly id: string;
  readonly version: number;
  readonly now: Date;
}

/** 停用 by a member of staff, told with the reason. */
export async function stopByStaff(
  tx: Tx,
  { reason, ...input }: Input & { readonly reason: string },
): Promise<Business> {
  const business = await stopBusiness(tx, { ...input, by: { reason } });
  await addNotice(tx, { ...newsOf(business, input), kind: 'businessStopped', facts: { ...nameOf(business), reason } });
  return business;
}

export async function resumeByStaff(tx: Tx, input: Input): Promise<Business> {
  const business = await resumeBusiness(tx, { ...input, by: { reason: null } });
  await addNotice(tx, { ...newsOf(business, input), kind: 'businessResumed', facts: nameOf(business) });
  return business;
}

function newsOf({ userId }: Business, { id, version, now }: Input) {
  return { userId, cause: `${id}:${version}`, link: { kind: 'business', id }, now } as const;
}

function nameOf({ shopName }: Business): { shopName: string } {
  return { shopName };
}
