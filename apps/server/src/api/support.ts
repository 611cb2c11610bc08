import { rules, type supportEndpoints, type SupportNews } from '@jiwu/contract';
import { assert, openingOf } from '@jiwu/kernel';
import type { ShopServices } from '../flows/ShopServices.ts';
import { getAttachment } from '../flows/support/queries/describeAttachments.ts';
import { describeMessages, loadMessages } from '../flows/support/queries/loadMessages.ts';
import { readSupport } from '../flows/support/readSupport.ts';
import { sendSupportMessage } from '../flows/support/sendSupportMessage.ts';
import { findThread, type Thread } from '../modules/content/support/index.ts';
import { liveChannels } from '../platform/live/liveChannels.ts';
import type { FileAnswer, HandlersOf } from '../platform/http/registerEndpoints.ts';

/** A stream ends after this long: a user whose session is over does not get another. */
const STREAM_MS = 10 * 60 * 1000;

export const supportHandlers = {
  async supportGet(context, { query }) {
    const { clock, db } = context.services;
    const { userId } = context.user();
    const now = clock();
    const before = query.before === undefined ? undefined : Number(query.before);
    // One after the other: a message that comes in between is in the page and not in its number, so the stream still tells of it.
    const thread = await findThread(db.read, userId);
    const page = await loadMessages(db.read, { userId, before });
    return { ...standingOf(thread), ...page, hours: hoursAt(now), now: now.toISOString() };
  },

  async supportAttachment(context, { query }) {
    return await getAttachment(context.services.db.read, { userId: context.user().userId, key: query });
  },

  async supportSend(context, { body: { text, pictures, attached } }) {
    const { userId } = context.user();
    const now = context.services.clock();
    return await context.write(async (tx) => {
      const sent = await sendSupportMessage(tx, { userId, text, fileIds: pictures, attached, now });
      const [message] = await describeMessages(tx, { userId, messages: [sent] });
      assert(message, 'one is described');
      return { message, hours: hoursAt(now) };
    });
  },

  async supportRead(context, { body }) {
    const { userId } = context.user();
    const now = context.services.clock();
    return await context.write(async (tx) => ({ unreadCount: await readSupport(tx, { userId, ...body, now }) }));
  },

  async supportEvents(context): Promise<FileAnswer> {
    const { services } = context;
    const { userId } = context.user();
    const endsAt = services.clock().getTime() + STREAM_MS;
    const load = async () => ({
      data: standingOf(await findThread(services.db.read, userId)),
      isLast: services.clock().getTime() >= endsAt,
    });
    // Counted apart from other streams, as those of notices are.
    return services.streams.follow({ owner: `support of ${userId}`, channel: liveChannels.support(userId), load });
  },
} satisfies HandlersOf<typeof supportEndpoints, ShopServices>;

function standingOf(thread: Thread | null): SupportNews {
  if (!thread) return { state: null, lastNo: 0, unreadCount: 0 };
  const { state, lastNo, unreadCount } = thread;
  return { state, lastNo, unreadCount };
}

function hoursAt(now: Date) {
  const { isOpen, opensNext } = openingOf(now, rules.support);
  return { isOpen, opensNext: opensNext.toISOString() };
}
