import type { LiveData } from '@jiwu/contract';
import { listNextBack, listSupplies } from '../../../modules/channels/claims/index.ts';
import { DEAL, getPublished, listDeals } from '../../../modules/channels/woot/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { describeSupply } from './describeSupply.ts';

/** The piece bars of all deals of the day of this one, in the order in which they stand. */
export async function dealsLive(db: Reader, dealId: string): Promise<LiveData<'deals'>> {
  const { day } = await getPublished(db, dealId);
  const ids = (await listDeals(db, { from: day, until: day, drafts: false })).map(({ id }) => id);
  const [supplies, nextBack] = await Promise.all([
    listSupplies(db, { kind: DEAL, ids }),
    listNextBack(db, { kind: DEAL, ids }),
  ]);
  return {
    deals: ids.flatMap((id) => {
      const supply = supplies.get(id);
      return supply ? [{ id, ...describeSupply(supply, nextBack.get(id)) }] : [];
    }),
  };
}
