import type { rules } from '@jiwu/contract';
import type { Selectable } from 'kysely';
import type { SupportThreads } from '../../../platform/database/schema.gen.ts';

type Rules = typeof rules.support;

/** A user's conversation with the staff. */
export interface Thread {
  readonly userId: string;
  readonly id: string;
  readonly state: Rules['states'][number];
  /** Of the newest message. */
  readonly lastNo: number;
  readonly lastAt: Date;
  /** The newest message that the user has seen. */
  readonly readNo: number;
  /** Answers above it. */
  readonly unreadCount: number;
  /** Null: the user does not wait for an answer. */
  readonly waitingSince: Date | null;
  /** Who of staff sees to it, since when. */
  readonly claim: { readonly staffId: string; readonly at: Date } | null;
}

/** What a message is about. */
export interface AttachmentKey {
  readonly kind: Rules['attachments'][number];
  readonly id: string;
}

export interface Message {
  readonly no: number;
  readonly by: 'user' | 'staff';
  readonly text: string;
  readonly attached: AttachmentKey | null;
  readonly pictures: readonly { readonly fileId: string; readonly width: number; readonly height: number }[];
  readonly sentAt: Date;
}

export const threadColumns = [
  'user_id',
  'id',
  'state',
  'last_no',
  'last_at',
  'read_no',
  'unread_count',
  'waiting_since',
  'claimed_by',
  'claimed_at',
] as const;

export function threadOf(row: Pick<Selectable<SupportThreads>, (typeof threadColumns)[number]>): Thread {
  return {
    userId: row.user_id,
    id: row.id,
    state: row.state as Thread['state'],
    lastNo: row.last_no,
    lastAt: row.last_at,
    readNo: row.read_no,
    unreadCount: row.unread_count,
    waitingSince: row.waiting_since,
    claim: row.claimed_by && row.claimed_at ? { staffId: row.claimed_by, at: row.claimed_at } : null,
  };
}
