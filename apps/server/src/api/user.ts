import type { userEndpoints } from '@jiwu/contract';
import { bindPhoneToWechat } from '../flows/bindPhoneToWechat.ts';
import { finishWechatLogin } from '../flows/finishWechatLogin.ts';
import { loadOperator } from '../flows/loadOperator.ts';
import { openSession } from '../flows/openSession.ts';
import { abandonFiles, publishFile } from '../modules/files/index.ts';
import * as identity from '../modules/identity/index.ts';
import { randomKey } from '../platform/crypto/hashing.ts';
import { violatedConstraint } from '../platform/database/violatedConstraint.ts';
import { ShopError } from '../platform/errors/ShopError.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';
import type { RequestContext } from '../platform/http/RequestContext.ts';
import { deviceOf } from './deviceOf.ts';

const MINI_PROGRAM_PAGE = 'pages/login/confirm';

async function sendCode(context: RequestContext, purpose: 'register' | 'reset' | 'bind', phoneNumber: string) {
  return await identity.sendSmsCode(context.services, {
    purpose,
    phoneNumber,
    browserId: context.browserId(),
    address: context.address,
  });
}

export const userHandlers: HandlersOf<typeof userEndpoints> = {
  userSelf: (context) => loadOperator(context.services.db.read, context.user().userId),

  async userLogin(context, { body }) {
    const { services } = context;
    const device = deviceOf(context);
    const user = await identity.findUserByAccount(services.db.read, body.account);
    const right = await identity.checkPassword(services, {
      account: user?.id ?? body.account.toLowerCase(),
      address: context.address,
      passwordHash: user?.password_hash,
      password: body.password,
    });
    if (!user || !right) throw new ShopError('LOGIN_REFUSED');
    return await context.write((tx) => openSession(tx, services, { userId: user.id, device }));
  },

  async userRegister(context, { body }) {
    const { services } = context;
    const device = deviceOf(context);
    await identity.assertPasswordUncommon(body.password);
    const proven = await identity.proveSmsCode(services, { ...body, purpose: 'register', browserId: device.browserId });
    const passwordHash = await identity.hashPassword(body.password);
    return await context.write(async (tx) => {
      const now = services.clock();
      await identity.useSmsCode(tx, proven, now);
      const userId = await identity.createUser(tx, { ...body, passwordHash, browserId: device.browserId, now });
      return await openSession(tx, services, { userId, device });
    });
  },

  async userReset(context, { body }) {
    const { services } = context;
    await identity.assertPasswordUncommon(body.password);
    const proven = await identity.proveSmsCode(services, { ...body, purpose: 'reset', browserId: context.browserId() });
    const passwordHash = await identity.hashPassword(body.password);
    const ended = await context.write(async (tx) => {
      const now = services.clock();
      await identity.useSmsCode(tx, proven, now);
      const user = await identity.findUserByPhone(tx, body.phoneNumber);
      if (!user) throw new ShopError('PHONE_UNREGISTERED');
      await identity.setPassword(tx, { userId: user.id, passwordHash, now });
      return await identity.endSessions(tx, { userId: user.id, reason: 'passwordReset', now });
    });
    await identity.announceEnded(services, ended);
    return {};
  },

  async userBindPhoneNumber(context, { body }) {
    const { services, caller } = context;
    const { bindKey } = body;
    const device = deviceOf(context);
    if (!bindKey && !caller) throw new ShopError('TOKEN_MISSING');
    if (!bindKey) await assertOwnPassword(context, body.password);
    const proven = await identity.proveSmsCode(services, { ...body, purpose: 'bind', browserId: device.browserId });
    return await context
      .write(async (tx) => {
        if (bindKey) {
          const session = await bindPhoneToWechat(tx, services, { proven, bindKey, agreed: body.agreed, device });
          return { operator: session.operator, session };
        }
        const { userId } = context.user();
        await identity.useSmsCode(tx, proven, services.clock());
        await identity.changePhoneNumber(tx, { userId, phoneNumber: body.phoneNumber });
        return { operator: await loadOperator(tx, userId), session: null };
      })
      .catch((error: unknown) => {
        // Two accounts proved the same number at the same moment.
        if (violatedConstraint(error) === 'users_phone_number') throw new ShopError('PHONE_BOUND_ELSEWHERE');
        if (violatedConstraint(error) === 'wechat_bindings_openid') throw new ShopError('WECHAT_BOUND_ELSEWHERE');
        throw error;
      });
  },

  userRegisterCode: (context, { query }) => sendCode(context, 'register', query.phoneNumber),
  userResetCode: (context, { query }) => sendCode(context, 'reset', query.phoneNumber),
  userBandPhoneNumberCode: (context, { query }) => sendCode(context, 'bind', query.phoneNumber),

  async userLoginQrCodeWechat(context) {
    const { services } = context;
    const browserId = context.browserId();
    const { state, expiresAt } = await services.db.transact((tx) =>
      identity.issueWebsiteState(tx, { browserId, now: services.clock() }),
    );
    const redirectUri = new URL('/wx/callback', services.config.SITE_ORIGIN).href;
    return { url: services.wechat.websiteLoginUrl({ redirectUri, state }), expiresAt: expiresAt.toISOString() };
  },

  async userLoginQrCodeWechatMp(context) {
    const { services } = context;
    const browserId = context.browserId();
    const scene = randomKey(16);
    const code = await services.wechat.createMiniProgramCode({ scene, page: MINI_PROGRAM_PAGE });
    const { pollKey, expiresAt } = await services.db.transact((tx) =>
      identity.issueTicket(tx, { browserId, scene, now: services.clock() }),
    );
    const image = `data:${code.contentType};base64,${Buffer.from(code.bytes).toString('base64')}`;
    return { pollKey, image, expiresAt: expiresAt.toISOString() };
  },

  async userLoginQrCodeWechatMpResult(context, { body }) {
    const { services } = context;
    const device = deviceOf(context);
    const key = { pollKey: body.pollKey, browserId: device.browserId };
    const ticket = await identity.readTicket(services.db.read, { ...key, now: services.clock() });
    if (ticket.state !== 'confirmed') return { ...ticket, login: null };
    const login = await context.write(async (tx) => {
      const person = await identity.consumeTicket(tx, { ...key, now: services.clock() });
      return await finishWechatLogin(tx, services, { person, device });
    });
    return { ...ticket, login };
  },

  async userLoginWechatAccessToken(context, { body }) {
    const { services } = context;
    const device = deviceOf(context);
    await services.db.transact((tx) =>
      identity.useWebsiteState(tx, { state: body.state, browserId: device.browserId, now: services.clock() }),
    );
    const who = await services.wechat.exchangeWebsiteCode(body.code);
    return await context.write((tx) => finishWechatLogin(tx, services, { person: { app: 'website', ...who }, device }));
  },

  async userUpdate(context, { body }) {
    const { userId } = context.user();
    const { avatar } = body;
    // Specification §7: with an avatar, the header File-Ids carries its id.
    if (avatar && !context.fileIds.includes(avatar)) throw new ShopError('INVALID_INPUT', { header: 'File-Ids' });
    return await context.write(async (tx) => {
      if (avatar) {
        const before = await identity.getUser(tx, userId);
        await publishFile(tx, { fileId: avatar, ownerId: userId });
        const replaced = before.avatar_file_id;
        await identity.updateUser(tx, userId, body);
        if (replaced && replaced !== avatar) {
          await abandonFiles(tx, { ownerId: userId, fileIds: [replaced], now: context.services.clock() });
        }
      } else {
        await identity.updateUser(tx, userId, body);
      }
      return await loadOperator(tx, userId);
    });
  },

  // Truthfully: there is no VIP and no coupon yet. Both come with the module that sells VIP.
  userUpdateDailyVipon: async () => ({ given: false, reason: '当前不是 VIP，开通后每天可领一张日券' }),
};

/** A stolen session alone must not move the account to another phone. */
async function assertOwnPassword(context: RequestContext, password: string | undefined): Promise<void> {
  const { userId } = context.user();
  const user = await identity.getUser(context.services.db.read, userId);
  if (user.password_hash === null) return;
  const right = await identity.checkPassword(context.services, {
    account: userId,
    address: context.address,
    passwordHash: user.password_hash,
    password: password ?? '',
  });
  if (!right) throw new ShopError('PASSWORD_WRONG');
}
