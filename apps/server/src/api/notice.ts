import type { noticeEndpoints } from '@jiwu/contract';
import {
  countUnread,
  findNoticeNews,
  listNoticeSwitches,
  readAllNotices,
  readNotice,
  setNoticeSwitch,
} from '../modules/content/notices/index.ts';
import { loadNotices } from '../flows/notices/queries/loadNotices.ts';
import { liveChannels } from '../platform/live/liveChannels.ts';
import type { FileAnswer, HandlersOf } from '../platform/http/registerEndpoints.ts';

/** A stream ends after this long: a user whose session is over does not get another. */
const STREAM_MS = 10 * 60 * 1000;

export const noticeHandlers = {
  async noticeList(context, { query }) {
    const { unread, tab, cursor } = query;
    const wanted = { userId: context.user().userId, isUnread: unread === 'true', tab, cursor };
    return await loadNotices(context.services.db.read, wanted);
  },

  async noticeUnread(context) {
    return { unreadCount: await countUnread(context.services.db.read, context.user().userId) };
  },

  async noticeRead(context, { params }) {
    const { services } = context;
    const { userId } = context.user();
    return await context.write(async (tx) => {
      await readNotice(tx, { userId, id: params.id, now: services.clock() });
      return { unreadCount: await countUnread(tx, userId) };
    });
  },

  async noticeReadAll(context) {
    const { services } = context;
    const { userId } = context.user();
    return await context.write(async (tx) => {
      await readAllNotices(tx, { userId, now: services.clock() });
      return { unreadCount: 0 };
    });
  },

  async noticeEvents(context): Promise<FileAnswer> {
    const { services } = context;
    const { userId } = context.user();
    const endsAt = services.clock().getTime() + STREAM_MS;
    const load = async () => ({
      data: await findNoticeNews(services.db.read, userId),
      isLast: services.clock().getTime() >= endsAt,
    });
    // Counted apart from other streams: pages left open must not keep a payment from being followed.
    return services.streams.follow({ owner: `notices of ${userId}`, channel: liveChannels.notices(userId), load });
  },

  async noticeSwitches(context) {
    return { items: await listNoticeSwitches(context.services.db.read, context.user().userId) };
  },

  async noticeSwitch(context, { body }) {
    const { userId } = context.user();
    return await context.write(async (tx) => {
      await setNoticeSwitch(tx, { userId, ...body, now: context.services.clock() });
      return { items: await listNoticeSwitches(tx, userId) };
    });
  },
} satisfies HandlersOf<typeof noticeEndpoints>;
