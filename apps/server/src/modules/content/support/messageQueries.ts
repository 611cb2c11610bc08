import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import type { AttachmentKey, Message } from './Thread.ts';

interface Row {
  readonly no: number;
  readonly by: Message['by'];
  readonly text: string;
  readonly attachedKind: AttachmentKey['kind'] | null;
  readonly attachedId: string | null;
  readonly sentAt: Date;
  readonly pictures: Message['pictures'] | null;
}

interface Span {
  readonly userId: string;
  /** Only what came before this number. */
  readonly before: number | undefined;
  readonly limit: number;
}

/** The newest messages of a thread with their pictures, in one statement; the oldest of them first. */
export async function listMessages(db: Reader, { userId, before, limit }: Span): Promise<Message[]> {
  const { rows } = await sql<Row>`
    select no, by_kind as by, text, attached_kind as "attachedKind", attached_id as "attachedId", sent_at as "sentAt", (
      select json_agg(json_build_object('fileId', file_id, 'width', width, 'height', height) order by position)
      from support_pictures as picture where picture.user_id = message.user_id and picture.message_no = message.no
    ) as pictures
    from support_messages as message
    where user_id = ${userId} ${before === undefined ? sql`` : sql`and no < ${before}`}
    order by no desc limit ${limit}`.execute(db);
  return rows.map(messageOf).toReversed();
}

/** The picture of a message, by its place. */
export async function getSupportPicture(
  db: Reader,
  { userId, no, position }: { userId: string; no: number; position: number },
): Promise<string> {
  const row = await db
    .selectFrom('support_pictures')
    .select('file_id')
    .where('user_id', '=', userId)
    .where('message_no', '=', no)
    .where('position', '=', position)
    .executeTakeFirst();
  if (!row) throw new ShopError('NOT_FOUND');
  return row.file_id;
}

function messageOf({ attachedKind, attachedId, pictures, ...row }: Row): Message {
  return {
    ...row,
    attached: attachedKind && attachedId ? { kind: attachedKind, id: attachedId } : null,
    pictures: pictures ?? [],
  };
}
