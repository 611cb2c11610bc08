import type { staffMemberEndpoints } from '@jiwu/contract';
import { z } from 'zod';
import type { AdminAct } from '../flows/staff/AdminAct.ts';
import { appointMember } from '../flows/staff/appointMember.ts';
import {
  closeMember,
  endMemberSessions,
  renameMember,
  reopenMember,
  resetMember,
} from '../flows/staff/changeMembers.ts';
import { endOwnSession, makeOwnRecoveryCodes, setOwnPassword } from '../flows/staff/changeOwnLogin.ts';
import { assertPasswordUncommon } from '../modules/people/identity/index.ts';
import {
  checkStaffCode,
  countRecoveryCodes,
  findStaffLogin,
  listMembers,
  listStaffSessions,
  newOneTimePassword,
} from '../modules/staff/staff/index.ts';
import { claimHashing, hashPassword, verifyPassword } from '../platform/crypto/passwords.ts';
import { decodeCursor, encodeCursor } from '../platform/database/cursor.ts';
import { ShopError } from '../platform/errors/ShopError.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';
import type { RequestContext } from '../platform/http/RequestContext.ts';

const PAGE = 50;
const place = z.tuple([z.enum(['active', 'closed']), z.string()]);

export const staffMemberHandlers: HandlersOf<typeof staffMemberEndpoints> = {
  async staffMemberList({ services }, { query }) {
    const from = query.cursor === undefined ? null : decodeCursor(query.cursor, place);
    const after = from && { state: from[0], loginName: from[1] };
    const now = services.clock();
    const found = await listMembers(services.db.read, { now, after, limit: PAGE + 1 });
    const shown = found.slice(0, PAGE);
    const last = found.length > PAGE ? shown.at(-1) : undefined;
    return {
      items: shown.map((row) => ({
        ...row,
        lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
        createdAt: row.createdAt.toISOString(),
        closedAt: row.closedAt?.toISOString() ?? null,
        changedAt: row.changedAt?.toISOString() ?? null,
      })),
      nextCursor: last ? encodeCursor([last.state, last.loginName]) : null,
      now: now.toISOString(),
    };
  },

  async staffMemberCreate(context, { body: { code, ...member } }) {
    const act = await provenAdmin(context, code);
    const { oneTimePassword, passwordHash } = await makePassword();
    const { config } = context.services;
    return await context.write(async (tx) => {
      const id = await appointMember(tx, { ...act, ...member, passwordHash, config });
      return { id, oneTimePassword };
    });
  },

  async staffMemberChange(context, { params, body: { code, ...change } }) {
    const act = await provenAdmin(context, code);
    return await context.write(async (tx) => {
      await renameMember(tx, { ...act, ...params, ...change });
      return {};
    });
  },

  async staffMemberReset(context, { params, body: { code, withPassword, reason } }) {
    const act = await provenAdmin(context, code);
    const made = withPassword ? await makePassword() : null;
    const { config } = context.services;
    return await context.write(async (tx) => {
      await resetMember(tx, { ...act, ...params, reason, passwordHash: made?.passwordHash ?? null, config });
      return { oneTimePassword: made?.oneTimePassword ?? null };
    });
  },

  async staffMemberSessionsEnd(context, { params, body }) {
    const act = await provenAdmin(context, body.code);
    return await context.write(async (tx) => ({ ended: await endMemberSessions(tx, { ...act, ...params }) }));
  },

  async staffMemberClose(context, { params, body: { code, ...change } }) {
    const act = await provenAdmin(context, code);
    return await context.write(async (tx) => {
      await closeMember(tx, { ...act, ...params, ...change });
      return {};
    });
  },

  async staffMemberReopen(context, { params, body: { code, ...change } }) {
    const act = await provenAdmin(context, code);
    const { oneTimePassword, passwordHash } = await makePassword();
    const { config } = context.services;
    return await context.write(async (tx) => {
      await reopenMember(tx, { ...act, ...params, ...change, passwordHash, config });
      return { oneTimePassword };
    });
  },

  async staffOwnPassword(context, { body }) {
    const { services } = context;
    const { staffId, sessionId } = context.staff();
    // The code first: whoever has only the session learns nothing about the password.
    const totpStep = await checkStaffCode(services, { staffId, code: body.code });
    const login = await findStaffLogin(services.db.read, staffId);
    const hashing = claimHashing('known');
    if (!login || !hashing) throw new ShopError('UNAVAILABLE');
    if (!(await verifyPassword(hashing, login.passwordHash, body.password))) throw new ShopError('PASSWORD_WRONG');
    await assertPasswordUncommon(body.newPassword);
    const newHash = await hashPassword(body.newPassword);
    const change = { staffId, sessionId, totpStep, oldHash: login.passwordHash, newHash, now: services.clock() };
    return await context.write(async (tx) => {
      await setOwnPassword(tx, change);
      return {};
    });
  },

  async staffOwnRecoveryCodes(context, { body }) {
    const { services } = context;
    const { staffId } = context.staff();
    const totpStep = await checkStaffCode(services, { staffId, code: body.code });
    const input = { staffId, totpStep, config: services.config, now: services.clock() };
    return await context.write(async (tx) => ({ recoveryCodes: await makeOwnRecoveryCodes(tx, input) }));
  },

  async staffOwnSessionList({ services, staff }) {
    const { staffId, sessionId } = staff();
    const db = services.db.bundle();
    const [items, recoveryCodesLeft] = await Promise.all([
      listStaffSessions(db, { staffId, sessionId, now: services.clock() }),
      countRecoveryCodes(db, staffId),
    ]);
    return { items, recoveryCodesLeft };
  },

  async staffOwnSessionEnd(context, { params }) {
    const { staffId } = context.staff();
    return await context.write(async (tx) => {
      await endOwnSession(tx, { staffId, sessionId: params.id, now: context.services.clock() });
      return {};
    });
  },
};

/** An administrator who is there in person: a fresh code, still to be used up. */
async function provenAdmin({ services, staff }: RequestContext, code: string): Promise<AdminAct> {
  const by = staff().staffId;
  return { by, totpStep: await checkStaffCode(services, { staffId: by, code }), now: services.clock() };
}

async function makePassword() {
  const oneTimePassword = newOneTimePassword();
  return { oneTimePassword, passwordHash: await hashPassword(oneTimePassword) };
}
