import { rules } from '@jiwu/contract';
import { addNotice } from '../../modules/content/notices/index.ts';
import { type Business, decideBusiness, type ReviewReason } from '../../modules/people/businesses/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';

interface Input {
  readonly id: string;
  readonly staffId: string;
  readonly version: number;
  /** Null: approved. */
  readonly reasons: readonly ReviewReason[] | null;
  readonly now: Date;
}

/** The verdict of a member of staff, told to the user in words. */
export async function decideOnBusiness(tx: Tx, { id, staffId, version, reasons, now }: Input): Promise<Business> {
  const verdict = reasons ? ({ state: 'refused', reasons } as const) : ({ state: 'approved' } as const);
  const business = await decideBusiness(tx, { id, staffId, version, verdict, now });
  const { userId, shopName } = business;
  // A business is decided on once for each of its versions.
  const news = { userId, cause: `${id}:${version}`, link: { kind: 'business', id }, now } as const;
  if (reasons) {
    const first = reasons[0]?.words ?? '';
    const facts = { shopName, count: reasons.length, first };
    await addNotice(tx, { ...news, kind: 'businessRefused', facts });
  } else {
    const facts = { shopName, kindName: rules.business.kindNames[business.kind] };
    await addNotice(tx, { ...news, kind: 'businessApproved', facts });
  }
  return business;
}
