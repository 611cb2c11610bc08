import { HOUR_MS } from '@jiwu/kernel';
import { countMySeats, type GroupCampaign } from '../../../apps/server/src/modules/channels/groupPurchase/index.ts';
import { readAllNotices } from '../../../apps/server/src/modules/content/notices/index.ts';
import { readBalance, userAccount } from '../../../apps/server/src/modules/money/ledger/index.ts';
import { listAddresses } from '../../../apps/server/src/modules/people/addresses/index.ts';
import type { Database } from '../../../apps/server/src/platform/database/createDatabase.ts';
import { type DemoAct, playActs } from '../playActs.ts';
import { playDispatch } from '../orders/playDispatch.ts';
import { withoutSms } from '../orders/withoutSms.ts';
import type { DemoBuyer } from './DemoBuyer.ts';
import { ignoringRefusals } from './ignoringRefusals.ts';
import { pickMembers } from './pickMembers.ts';
import { planGroup } from './planGroup.ts';
import { sweepGroups } from './sweepGroups.ts';

interface MyGroup {
  readonly slug: string;
  /** When each member paid; `me` is the demo user. */
  readonly members: readonly { readonly agoHours: number; readonly me?: true }[];
  /** When the parcels were sent. */
  readonly sentAgoHours?: number;
  /** When its time was over. */
  readonly failedAgoHours?: number;
}

/**
 * All that the demo user pays is younger than their last ordinary order: the statement of a balance is in the order of its dates. The
 * last of each state is the first in the list.
 */
const groups: Readonly<Record<'failed' | 'full' | 'open', readonly MyGroup[]>> = {
  failed: [
    {
      slug: 'fresh-cherry-dalian',
      members: [{ agoHours: 24.9 }, { agoHours: 17 }, { agoHours: 5.5, me: true }],
      failedAgoHours: 0.9,
    },
  ],
  full: [
    {
      slug: 'shanyu-olive-plant',
      members: [{ agoHours: 5.2, me: true }, { agoHours: 4.6 }],
      sentAgoHours: 1,
    },
    { slug: 'zhaomu-merino-scarf', members: [{ agoHours: 9 }, { agoHours: 4.2, me: true }] },
  ],
  open: [{ slug: 'children-teddy-bear', members: [{ agoHours: 2.4, me: true }, { agoHours: 1.1 }] }],
};

const MOST_SHIPPING_FEN = 2000;
/** Long enough ago for what still goes on to be news. */
const READ_AGO_HOURS = 1.5;

interface Input {
  readonly userId: string;
  /** The member of staff who sends the parcels. */
  readonly staffId: string;
  readonly campaigns: ReadonlyMap<string, GroupCampaign>;
  readonly buyers: readonly DemoBuyer[];
  readonly now: Date;
}

/** The demo user's own groups: of every state that their list lacks. */
export async function seedMyGroups(db: Database, input: Input): Promise<void> {
  const counts = await countMySeats(db.read, input.userId);
  const [address] = await listAddresses(db.read, { userId: input.userId });
  if (!address) return;
  const me = { userId: input.userId, addressId: address.id };
  const missing = (['failed', 'full', 'open'] as const).filter((state) => counts[state] === 0);
  if (missing.length === 0) return;
  const acts: DemoAct[] = [];
  for (const state of missing) {
    for (const group of groups[state]) acts.push(...(await plan(db, { ...input, me, group })));
  }
  // What is over by then is no news.
  const readAt = new Date(input.now.getTime() - READ_AGO_HOURS * HOUR_MS);
  const read = () => db.transact((tx) => readAllNotices(tx, { ...input, now: readAt }));
  if (counts.all === 0) acts.push({ at: readAt, act: read });
  await withoutSms(db, input, () => playActs(acts));
}

/** A group from its first member to its end, as far as it has come. */
async function plan(
  db: Database,
  { me, group, staffId, campaigns, buyers, now }: Input & { me: DemoBuyer; group: MyGroup },
): Promise<DemoAct[]> {
  const campaign = campaigns.get(group.slug);
  if (!campaign || !(await canPay(db, { userId: me.userId, campaign }))) return [];
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const choice = await pickMembers(db, { campaign, buyers, seed: `mine ${group.slug} ${now.toISOString()}` });
  const [skuId] = choice.skuIds;
  const others = choice.buyers.values();
  const members = group.members.flatMap(({ agoHours, me: isMe }) => {
    const buyer = isMe ? me : others.next().value;
    return buyer && skuId ? [{ buyer, skuId, at: ago(agoHours) }] : [];
  });
  if (members.length < group.members.length) return [];
  const { acts, orders } = planGroup(db, { campaignId: campaign.id, members });
  const all: DemoAct[] = acts.map(({ at, act }) => ({ at, act: () => ignoringRefusals(act) }));
  const { failedAgoHours, sentAgoHours } = group;
  if (failedAgoHours !== undefined) {
    all.push({ at: ago(failedAgoHours), act: () => sweepGroups(db, ago(failedAgoHours)) });
  }
  if (sentAgoHours !== undefined) {
    const send = async (): Promise<void> => {
      for (const order of orders) {
        await db.transact((tx) => playDispatch(tx, { order, staffId, now: ago(sentAgoHours) }));
      }
    };
    all.push({ at: ago(sentAgoHours), act: send });
  }
  return all;
}

/** Who has spent the demo user's balance has fewer groups to look at. */
async function canPay(
  db: Database,
  { userId, campaign }: { userId: string; campaign: GroupCampaign },
): Promise<boolean> {
  const { balance, held } = await readBalance(db.read, userAccount(userId, 'balance'));
  return balance - held >= Math.max(...campaign.skus.map(({ priceFen }) => priceFen)) + MOST_SHIPPING_FEN;
}
