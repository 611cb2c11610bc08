import type { rules } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/Tx.ts';
import { listed } from '../../../platform/database/listed.ts';
import { announceLive } from '../../../platform/effects/announceLive.ts';
import { liveChannels } from '../../../platform/live/liveChannels.ts';
import { noticeGroups } from './noticeGroups.ts';
import { type NoticeFacts, type NoticeKind, noticeKinds } from './noticeKinds.ts';

interface News<K extends NoticeKind> {
  readonly kind: K;
  readonly facts: NoticeFacts<K>;
  /** Identifies the event: a second notice with the same cause is not added. */
  readonly cause: string;
  readonly link: { readonly kind: (typeof rules.notice.links)[number]; readonly id: string } | null;
  readonly now: Date;
}

/** Adds a notice for one user; the pages that the user has open learn of it after the commit. */
export async function addNotice<K extends NoticeKind>(tx: Tx, input: News<K> & { userId: string }): Promise<void> {
  await addNotices(tx, { ...input, userIds: [input.userId] });
}

/**
 * Adds the same notice for many users, in one statement that also reads their switches; a user who has switched the group off
 * gets no row.
 */
export async function addNotices<K extends NoticeKind>(
  tx: Tx,
  { kind, facts, cause, link, now, userIds }: News<K> & { userIds: readonly string[] },
): Promise<void> {
  const { group, tell, sms } = noticeKinds[kind];
  const { title, body } = tell(facts as never);
  const filled = sms?.params(facts as never) ?? null;
  const params = filled && JSON.stringify(filled);
  const byDefault = noticeGroups[group];
  const { rows } = await sql<{ user_id: string }>`
    insert into notices (user_id, id, kind, cause, title, body, link, is_shown, created_at, sms_state, sms_params)
    select user_id, id, ${kind}, ${cause}, ${title}, ${body}, ${link === null ? null : JSON.stringify(link)}::jsonb,
      in_app, ${now}::timestamptz, case when by_sms then 'due' else 'none' end, case when by_sms then ${params}::jsonb end
    from (
      select told.user_id, told.id, coalesce(in_app, ${byDefault.inApp}::boolean) as in_app,
        ${params}::jsonb is not null and coalesce(sms, ${byDefault.sms ?? false}::boolean) as by_sms
      from unnest(${listed(userIds, 'uuid')}, ${listed(userIds, 'uuid', () => newId())}) as told (user_id, id)
      left join notice_switches as switches on switches.user_id = told.user_id
        and switches.user_id = any(${listed(userIds, 'uuid')}) and kind_group = ${group}
    ) as wanted
    where in_app or by_sms
    on conflict (user_id, kind, cause) do nothing
    returning user_id`.execute(tx);
  for (const row of rows) announceLive(tx, liveChannels.notices(row.user_id));
}
