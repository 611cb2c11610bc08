import type { staffUserEndpoints } from '@jiwu/contract';
import { endUserSessions, openAccount, shutAccount } from '../flows/accounts/judgeUser.ts';
import { listStaffUsers, loadStaffUser } from '../flows/accounts/queries/staffUsers.ts';
import { revealUser } from '../flows/accounts/revealUser.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';
import type { RequestContext } from '../platform/http/RequestContext.ts';

export const staffUserHandlers: HandlersOf<typeof staffUserEndpoints> = {
  staffUserList: ({ services }, { query }) => listStaffUsers(services.db.read, query),

  staffUserGet: ({ services }, { params }) => loadStaffUser(services.db.bundle(), { ...params, now: services.clock() }),

  staffUserReveal: (context, { params, body }) =>
    context.write((tx) => revealUser(tx, { ...verdictOf(context, params.id), ...body })),

  async staffUserSessionsEnd(context, { params, body }) {
    const verdict = { ...verdictOf(context, params.id), ...body, sessionId: body.sessionId };
    return await context.write(async (tx) => ({ ended: await endUserSessions(tx, verdict) }));
  },

  async staffUserBan(context, { params, body }) {
    return await context.write(async (tx) => {
      await shutAccount(tx, { ...verdictOf(context, params.id), ...body });
      return {};
    });
  },

  async staffUserUnban(context, { params, body }) {
    return await context.write(async (tx) => {
      await openAccount(tx, { ...verdictOf(context, params.id), ...body });
      return {};
    });
  },
};

function verdictOf({ staff, services }: RequestContext, userId: string) {
  return { userId, staffId: staff().staffId, now: services.clock() };
}
