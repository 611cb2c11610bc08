import { rules } from '@jiwu/contract';
import type { Reader } from '../../../platform/database/Reader.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { type NoticeGroup, noticeGroups } from './noticeGroups.ts';

interface NoticeSwitch {
  readonly group: NoticeGroup;
  readonly label: string;
  readonly about: string;
  readonly inApp: boolean;
  /** Null where nothing is ever sent by SMS. */
  readonly sms: boolean | null;
}

/** Every group with this user's own setting, or the default. */
export async function listNoticeSwitches(db: Reader, userId: string): Promise<NoticeSwitch[]> {
  const rows = await db
    .selectFrom('notice_switches')
    .select(['kind_group', 'in_app', 'sms'])
    .where('user_id', '=', userId)
    .execute();
  const said = new Map(rows.map((row) => [row.kind_group, row]));
  return rules.notice.groups.map((group) => {
    const { label, about, inApp, sms } = noticeGroups[group];
    const own = said.get(group);
    return { group, label, about, inApp: own?.in_app ?? inApp, sms: sms === null ? null : (own?.sms ?? sms) };
  });
}

export async function setNoticeSwitch(
  tx: Tx,
  input: { userId: string; group: NoticeGroup; inApp: boolean; sms: boolean | null; now: Date },
): Promise<void> {
  const { userId, group, inApp, sms, now } = input;
  if ((sms === null) !== (noticeGroups[group].sms === null)) throw new ShopError('INVALID_INPUT', { fields: ['sms'] });
  const wish = { in_app: inApp, sms: sms ?? false, changed_at: now };
  await tx
    .insertInto('notice_switches')
    .values({ user_id: userId, kind_group: group, ...wish })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind_group']).doUpdateSet(wish))
    .execute();
}
