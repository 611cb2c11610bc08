import type { accountEndpoints } from '@jiwu/contract';
import { previewClosing } from '../flows/closing/queries/previewClosing.ts';
import { bindOwnWechat } from '../flows/accounts/bindOwnWechat.ts';
import { closeAccount } from '../flows/accounts/closeAccount.ts';
import { findFile } from '../modules/content/files/index.ts';
import * as identity from '../modules/people/identity/index.ts';
import type { Reader } from '../platform/database/Reader.ts';
import { ShopError } from '../platform/errors/ShopError.ts';
import { countForMenu } from '../flows/accounts/queries/countForMenu.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';
import { assertOwnPassword } from './assertOwnPassword.ts';
import { loginByCode } from './loginByCode.ts';
import { sendCode } from './sendCode.ts';

export const accountHandlers: HandlersOf<typeof accountEndpoints, ShopServices> = {
  async userMenu(context) {
    const { clock, db, orders } = context.services;
    return await countForMenu(db.read, { userId: context.user().userId, now: clock() }, orders.kinds);
  },

  async userRefresh(context, { body }) {
    const { services } = context;
    const browserId = context.browserId();
    const now = services.clock();
    const rotation = await services.db.transact((tx) =>
      identity.rotateRefreshToken(tx, {
        refreshToken: body.refreshToken,
        browserId,
        refreshTokenDays: services.config.REFRESH_TOKEN_DAYS,
        now,
      }),
    );
    if (rotation.kind === 'reused') throw new ShopError('SESSION_ENDED');
    const token = await identity.signAccessToken(services.config, rotation.caller, now);
    return { token, refreshToken: rotation.refreshToken };
  },

  async userLogout(context) {
    const { userId, sessionId } = context.user();
    return await context.write(async (tx) => {
      await identity.endSessions(tx, { userId, only: sessionId, reason: 'logout', now: context.services.clock() });
      return {};
    });
  },

  async userSessions(context) {
    const { userId, sessionId } = context.user();
    const sessions = await identity.listSessions(context.services.db.read, userId);
    return {
      items: sessions.map((session) => ({
        id: session.id,
        device: session.device,
        address: session.address,
        createdAt: session.createdAt.toISOString(),
        lastSeenAt: session.lastSeenAt.toISOString(),
        current: session.id === sessionId,
      })),
    };
  },

  async userSessionEnd(context, { params }) {
    const { userId } = context.user();
    return await context.write(async (tx) => {
      const ended = await identity.endSessions(tx, {
        userId,
        only: params.id,
        reason: 'revoked',
        now: context.services.clock(),
      });
      if (ended === 0) throw new ShopError('NOT_FOUND');
      return {};
    });
  },

  async userSessionEndOthers(context) {
    const { userId, sessionId } = context.user();
    return await context.write(async (tx) => ({
      ended: await identity.endSessions(tx, {
        userId,
        except: sessionId,
        reason: 'revoked',
        now: context.services.clock(),
      }),
    }));
  },

  async userPassword(context, { body }) {
    const { services } = context;
    const caller = context.user();
    const { userId, sessionId } = caller;
    await identity.assertPasswordUncommon(body.password);
    const oldHash = await assertOwnPassword(context, body.oldPassword);
    const passwordHash = await identity.hashPassword(body.password);
    return await context.write(async (tx) => {
      await identity.lockVerifiedUser(tx, { userId, passwordHash: oldHash });
      await identity.assertSessionLive(tx, caller);
      await identity.setPassword(tx, { userId, passwordHash, now: services.clock() });
      await identity.endSessions(tx, {
        userId,
        except: sessionId,
        reason: 'passwordChange',
        now: context.services.clock(),
      });
      return {};
    });
  },

  async userProfile(context) {
    const { userId } = context.user();
    const db = context.services.db.read;
    const [user, wechatNickname, consents] = await Promise.all([
      identity.getUser(db, userId),
      identity.findWechatNickname(db, userId),
      identity.listConsents(db, userId),
    ]);
    return {
      userName: user.userName,
      registeredAt: user.createdAt.toISOString(),
      hasPassword: user.passwordHash !== null,
      passwordChangedAt: user.passwordChangedAt?.toISOString() ?? null,
      wechatNickname,
      personalised: user.personalised,
      consents: consents.map(({ document, version, agreedAt: at }) => ({
        document,
        version,
        agreedAt: at.toISOString(),
      })),
    };
  },

  async userConsentDue(context) {
    const { clock, db } = context.services;
    return { due: await identity.findDueConsents(db.read, { userId: context.user().userId, now: clock() }) };
  },

  async userConsent(context, { body }) {
    const { userId } = context.user();
    const browserId = context.browserId();
    return await context.write(async (tx) => {
      // An account that is being closed agrees to nothing any more.
      if (!(await identity.holdOpen(tx, userId))) throw new ShopError('SESSION_ENDED');
      await identity.recordConsent(tx, { userId, agreed: body, browserId, now: context.services.clock() });
      return {};
    });
  },

  userLoginCode: (context, { body }) => sendCode(context, 'login', body.phoneNumber),
  userLoginByCode: loginByCode,

  async userWechatBind(context, { body }) {
    const { services } = context;
    const { userId } = context.user();
    const browserId = context.browserId();
    const { password, ...exchange } = body;
    // Whoever finds a session open does not get a way in of their own. First of all, so that a wrong password leaves the scan to be used.
    const passwordHash = await assertOwnPassword(context, password);
    // In a transaction of its own, before WeChat is asked: a replayed callback must not even get that far.
    await services.db.transact((tx) => identity.useWebsiteState(tx, { ...exchange, browserId, now: services.clock() }));
    const who = await services.wechat.exchangeWebsiteCode(exchange.code);
    const person = { app: 'website' as const, ...who, nickname: identity.cleanNickname(who.nickname) };
    return await context.write(async (tx) => {
      await identity.lockVerifiedUser(tx, { userId, passwordHash });
      await bindOwnWechat(tx, { userId, person, now: services.clock() });
      return { nickname: person.nickname };
    });
  },

  async userWechatUnbind(context) {
    const { userId } = context.user();
    return await context.write(async (tx) => {
      await identity.unbindWechat(tx, userId);
      return {};
    });
  },

  async userClosing(context) {
    const { services } = context;
    return await previewClosing(services.db.read, { userId: context.user().userId, now: services.clock() });
  },

  async userCloseCode(context) {
    const user = await identity.getUser(context.services.db.read, context.user().userId);
    if (!user.phoneNumber) throw new ShopError('PHONE_MISSING');
    return await identity.sendSmsCode(context.services, {
      purpose: 'close',
      phoneNumber: user.phoneNumber,
      browserId: context.browserId(),
      addressKey: context.addressKey,
      proof: context.proof,
      isOwnNumber: true,
    });
  },

  async userClose(context, { body }) {
    const { services, addressKey, proof } = context;
    const caller = context.user();
    const { userId } = caller;
    const user = await identity.getUser(services.db.read, userId);
    const phoneNumber = user.phoneNumber;
    if (!phoneNumber) throw new ShopError('PHONE_MISSING');
    const browserId = context.browserId();
    const { code } = body;
    const proven = await identity.proveSmsCode(services, {
      purpose: 'close',
      phoneNumber,
      browserId,
      addressKey,
      proof,
      code,
    });
    return await context.write(async (tx) => {
      // The user's row before the session's, as everywhere: two writes of one account never wait in a circle.
      await identity.lockVerifiedUser(tx, { userId, passwordHash: user.passwordHash });
      await identity.assertSessionLive(tx, caller);
      const back = body.back ? { amountFen: body.back.amountFen, account: body.back.account ?? null } : null;
      await closeAccount(tx, { config: services.config, userId, proven, back, now: services.clock() });
      return {};
    });
  },

  async userExportStart(context, { body }) {
    const { userId } = context.user();
    // Everything that is known of a person, in one file: a stolen session alone does not get it.
    await assertOwnPassword(context, body.password);
    return await context.write(async (tx) => {
      const now = context.services.clock();
      await identity.requestExport(tx, { userId, now });
      return { state: 'preparing' as const, requestedAt: now.toISOString(), fileId: null, expiresAt: null };
    });
  },

  async userExport(context) {
    return { latest: await readExport(context.services.db.read, context.user().userId) };
  },
};

async function readExport(db: Reader, userId: string) {
  const latest = await identity.findLatestExport(db, userId);
  if (!latest) return null;
  const file = latest.fileId ? await findFile(db, latest.fileId) : undefined;
  return {
    state: latest.state as 'preparing' | 'ready' | 'failed',
    requestedAt: latest.requestedAt.toISOString(),
    // The file goes after a week; the export itself is remembered.
    fileId: file?.id ?? null,
    expiresAt: file?.expiresAt?.toISOString() ?? null,
  };
}
