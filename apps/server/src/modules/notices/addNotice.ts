import type { rules } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/createDatabase.ts';
import { listed } from '../../platform/database/listed.ts';
import { noticeGroups } from './noticeGroups.ts';
import { type NoticeFacts, type NoticeKind, noticeKinds } from './noticeKinds.ts';

interface News<K extends NoticeKind> {
  readonly kind: K;
  readonly facts: NoticeFacts<K>;
  /** What it is about: the same cause again adds nothing. */
  readonly cause: string;
  readonly link: { readonly kind: (typeof rules.notice.links)[number]; readonly id: string } | null;
  readonly now: Date;
}

/** Tells a user something. After the commit the caller says so with `announceNotice`. */
export async function addNotice<K extends NoticeKind>(tx: Tx, input: News<K> & { userId: string }): Promise<void> {
  await addNotices(tx, { ...input, userIds: [input.userId] });
}

/**
 * The same for many, in one statement that also reads what each of them wants to be told; nothing is stored for who
 * wants none of it. Answers who was told something new.
 */
export async function addNotices<K extends NoticeKind>(
  tx: Tx,
  { kind, facts, cause, link, now, userIds }: News<K> & { userIds: readonly string[] },
): Promise<string[]> {
  const { group, tell, sms } = noticeKinds[kind];
  const { title, body } = tell(facts as never);
  const params = sms ? JSON.stringify(sms.params(facts as never)) : null;
  const byDefault = noticeGroups[group];
  const { rows } = await sql<{ user_id: string }>`
    insert into notices (user_id, id, kind, cause, title, body, link, is_shown, created_at, sms_state, sms_params)
    select user_id, id, ${kind}, ${cause}, ${title}, ${body}, ${link === null ? null : JSON.stringify(link)}::jsonb,
      in_app, ${now}::timestamptz, case when by_sms then 'due' else 'none' end, case when by_sms then ${params}::jsonb end
    from (
      select told.user_id, told.id, coalesce(in_app, ${byDefault.inApp}::boolean) as in_app,
        ${params}::jsonb is not null and coalesce(sms, ${byDefault.sms ?? false}::boolean) as by_sms
      from unnest(${listed(userIds, 'uuid')}, ${listed(userIds, 'uuid', () => newId())}) as told (user_id, id)
      left join notice_switches as switches on switches.user_id = told.user_id and kind_group = ${group}
    ) as wanted
    where in_app or by_sms
    on conflict (user_id, kind, cause) do nothing
    returning user_id`.execute(tx);
  return rows.map((row) => row.user_id);
}
