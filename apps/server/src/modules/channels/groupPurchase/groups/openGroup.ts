import { rules } from '@jiwu/contract';
import { HOUR_MS, newId } from '@jiwu/kernel';
import { type Selectable, sql } from 'kysely';
import type { Groups } from '../../../../platform/database/schema.gen.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { type Group, groupOf } from './Group.ts';

/** A group with its first paid member. Nobody else can know it yet, so its row is held by whoever made it. */
export async function openGroup(
  tx: Tx,
  { campaignId, size, now }: { campaignId: string; size: number; now: Date },
): Promise<Group> {
  const endsAt = new Date(now.getTime() + rules.groupPurchase.hours * HOUR_MS);
  const { rows } = await sql<Selectable<Groups>>`
    insert into groups (id, no, campaign_id, size, state, paid_members, opened_at, ends_at)
    values (${newId()}, 'G' || to_char(${now}::timestamptz at time zone 'Asia/Shanghai', 'YYYYMMDD')
        || lpad(order_number(nextval('group_numbers'))::text, 8, '0'),
      ${campaignId}, ${size}, 'open', 1, ${now}, ${endsAt})
    returning *`.execute(tx);
  return groupOf(rows[0] as Selectable<Groups>);
}
