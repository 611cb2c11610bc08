import { HOUR_MS, MINUTE_MS } from '@jiwu/kernel';
import { type Selectable, sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import type { Notices } from '../../../../platform/database/schema.gen.ts';
import type { SmsTemplate } from '../../../../platform/config/smsTemplates.ts';
import { findNoticeKind } from '../noticeKinds.ts';

/** Longer than any reply takes: a sender without a reply by then will not get one. */
const LEASE_MS = MINUTE_MS;
/** An order paid hours ago is no news: after a long outage old messages are left unsent. */
const TOO_LATE_MS = 6 * HOUR_MS;

export interface DueSms {
  readonly userId: string;
  readonly id: string;
  /** Null when a later version of the shop has dropped it. */
  readonly template: SmsTemplate | null;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * Takes one message that is due. It is never taken again, even if the sender crashes: the carrier has no idempotency key, and a
 * user must not get the same message twice.
 */
export async function takeDueSms(tx: Tx, now: Date): Promise<DueSms[]> {
  const { rows } = await sql<Pick<Selectable<Notices>, 'user_id' | 'id' | 'kind' | 'sms_params'>>`
    with due as materialized (
      select user_id, id from notices where sms_state = 'due' and created_at > ${earliest(now)}
      order by created_at limit 1 for update skip locked
    )
    update notices set sms_state = 'sending', sms_until = ${new Date(now.getTime() + LEASE_MS)}
    from due where notices.user_id = due.user_id and notices.id = due.id
    returning notices.user_id, notices.id, kind, sms_params`.execute(tx);
  return rows.map((row) => ({
    userId: row.user_id,
    id: row.id,
    template: findNoticeKind(row.kind)?.sms?.template ?? null,
    params: row.sms_params as Record<string, string>,
  }));
}

export async function finishSms(
  tx: Tx,
  { userId, id, state }: Pick<DueSms, 'userId' | 'id'> & { state: 'sent' | 'failed' | 'unknown' | 'skipped' },
): Promise<void> {
  await tx
    .updateTable('notices')
    .set({ sms_state: state, sms_until: null })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('sms_state', '=', 'sending')
    .execute();
}

/** Gives up messages that are too late, and those whose sender never recorded a result. */
export async function giveUpSms(tx: Tx, now: Date): Promise<void> {
  await tx
    .updateTable('notices')
    .set({ sms_state: 'unknown', sms_until: null })
    .where('sms_state', '=', 'sending')
    .where('sms_until', '<=', now)
    .execute();
  await tx
    .updateTable('notices')
    .set({ sms_state: 'skipped' })
    .where('sms_state', '=', 'due')
    .where('created_at', '<=', earliest(now))
    .execute();
}

const earliest = (now: Date) => new Date(now.getTime() - TOO_LATE_MS);
