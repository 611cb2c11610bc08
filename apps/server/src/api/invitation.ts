import type { invitationEndpoints } from '@jiwu/contract';
import { describeVisit, visitInvitation } from '../flows/invitations/visitInvitation.ts';
import { getUser, listUserProfiles } from '../modules/people/identity/index.ts';
import { countInvited, forgetVisit, listInvited, reasonWords } from '../modules/people/invitations/index.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';

export const invitationHandlers = {
  async invitationGet(context) {
    const { config, db } = context.services;
    const { userId } = context.user();
    const [user, counts] = await Promise.all([getUser(db.read, userId), countInvited(db.read, userId)]);
    const link = new URL('/register', config.SITE_ORIGIN);
    link.searchParams.set('i', user.invitationCode);
    return { code: user.invitationCode, link: link.href, ...counts };
  },

  async invitationList(context, { query }) {
    const { db } = context.services;
    const page = await listInvited(db.read, { inviterId: context.user().userId, cursor: query.cursor });
    const profiles = await listUserProfiles(
      db.read,
      page.items.map(({ invitedId }) => invitedId),
    );
    return {
      items: page.items.map(({ invitedId, createdAt, state, refusal }) => ({
        name: profiles.get(invitedId)?.name ?? '',
        registeredAt: createdAt.toISOString(),
        state,
        reason: reasonWords({ state, refusal }),
      })),
      nextCursor: page.nextCursor,
    };
  },

  async invitationVisit(context, { body }) {
    const visitor = { browserId: context.browserId(), now: context.services.clock() };
    return await context.write((tx) => visitInvitation(tx, { ...visitor, code: body.code }));
  },

  async invitationVisited(context) {
    const { clock, db } = context.services;
    return await describeVisit(db.read, { browserId: context.browserId(), now: clock() });
  },

  async invitationForget(context) {
    const browserId = context.browserId();
    return await context.write(async (tx) => {
      await forgetVisit(tx, browserId);
      return {};
    });
  },
} satisfies HandlersOf<typeof invitationEndpoints>;
