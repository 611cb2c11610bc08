import type { staffUserEndpoints } from '@jiwu/contract';
import { endUserSessions, openAccount, shutAccount } from '../flows/accounts/judgeUser.ts';
import { findStaffUserByPhone, listStaffUsers } from '../flows/accounts/queries/listStaffUsers.ts';
import { loadStaffUser } from '../flows/accounts/queries/loadStaffUser.ts';
import { tellUser } from '../flows/accounts/tellUser.ts';
import { revealUser } from '../flows/accounts/revealUser.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';
import type { RequestContext } from '../platform/http/RequestContext.ts';

export const staffUserHandlers: HandlersOf<typeof staffUserEndpoints> = {
  staffUserList: ({ services }, { query }) => listStaffUsers(services.db.read, query),

  staffUserGet: ({ services }, { params }) => loadStaffUser(services.db.bundle(), { ...params, now: services.clock() }),

  staffUserByPhone: ({ services }, { body }) => findStaffUserByPhone(services.db.read, body.phoneNumber),

  async staffUserTell(context, { params, body }) {
    return await context.write(async (tx) => {
      await tellUser(tx, { ...verdictOf(context, params.id), ...body });
      return {};
    });
  },

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
