import type { userEndpoints } from '@jiwu/contract';
import { finishWechatLogin } from '../flows/accounts/outside/finishWechatLogin.ts';
import { registerUser } from '../flows/invitations/registerUser.ts';
import { loadOperator } from '../flows/accounts/queries/loadOperator.ts';
import { openSession } from '../flows/accounts/outside/openSession.ts';
import { replaceAvatar } from '../flows/accounts/replaceAvatar.ts';
import { takeDailyCoupon } from '../flows/membership/outside/takeDailyCoupon.ts';
import * as identity from '../modules/people/identity/index.ts';
import { randomKey } from '../platform/crypto/hashing.ts';
import { ShopError } from '../platform/errors/ShopError.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';
import { bindPhoneNumber } from './bindPhoneNumber.ts';
import { deviceOf } from './deviceOf.ts';
import { sendCode } from './sendCode.ts';

const MINI_PROGRAM_PAGE = 'pages/login/confirm';

/** `bandPhoneNumber` is the specification's own spelling of the bind code's path. */
export const userHandlers: HandlersOf<typeof userEndpoints> = {
  userSelf: (context) =>
    loadOperator(context.services.db.read, { userId: context.user().userId, now: context.services.clock() }),

  async userLogin(context, { body }) {
    const { services, addressKey, proof } = context;
    const device = deviceOf(context);
    const user = await identity.findUserByAccount(services.db.read, body.account);
    const right = await identity.checkLogin(services, {
      ...body,
      user,
      browserId: device.browserId,
      addressKey,
      deviceKey: context.deviceKey(),
      proof,
    });
    if (!user || !right) throw new ShopError('LOGIN_REFUSED');
    context.keepDeviceKey(device.key);
    return await context.write(async (tx) => {
      await identity.lockVerifiedUser(tx, { userId: user.id, passwordHash: user.passwordHash });
      return await openSession(tx, services, { userId: user.id, device });
    });
  },

  async userRegister(context, { body }) {
    const { services, addressKey, proof } = context;
    const device = deviceOf(context);
    const { browserId } = device;
    await identity.assertPasswordUncommon(body.password);
    const proven = await identity.proveSmsCode(services, {
      ...body,
      purpose: 'register',
      browserId,
      addressKey,
      proof,
    });
    const passwordHash = await identity.hashPassword(body.password, 'worked');
    context.keepDeviceKey(device.key);
    return await context.write(async (tx) => {
      const now = services.clock();
      await identity.useSmsCode(tx, proven, now);
      const userId = await registerUser(tx, { ...body, config: services.config, passwordHash, browserId, now });
      return await openSession(tx, services, { userId, device });
    });
  },

  async userReset(context, { body }) {
    const { services, addressKey, proof } = context;
    const { browserId, key } = deviceOf(context);
    await identity.assertPasswordUncommon(body.password);
    const proven = await identity.proveSmsCode(services, { ...body, purpose: 'reset', browserId, addressKey, proof });
    const passwordHash = await identity.hashPassword(body.password, 'worked');
    context.keepDeviceKey(key);
    const answer = await context.write(async (tx) => {
      const now = services.clock();
      await identity.useSmsCode(tx, proven, now);
      const user = await identity.findUserByPhone(tx, body.phoneNumber);
      if (!user) throw new ShopError('PHONE_UNREGISTERED');
      const userId = user.id;
      await identity.setPassword(tx, { userId, passwordHash, now });
      await identity.endSessions(tx, { userId, reason: 'passwordReset', now });
      // Whoever can read the phone's messages is the owner: this browser is known from now on.
      await identity.rememberDevice(tx, { userId, key, now });
      return {};
    });
    const owner = await identity.findUserByPhone(services.db.read, body.phoneNumber);
    if (owner) await identity.clearFailures(services, owner.id);
    return answer;
  },

  userBindPhoneNumber: bindPhoneNumber,

  userRegisterCode: (context, { query }) => sendCode(context, 'register', query.phoneNumber),
  userResetCode: (context, { query }) => sendCode(context, 'reset', query.phoneNumber),
  userBandPhoneNumberCode: (context, { query }) => sendCode(context, 'bind', query.phoneNumber),

  async userLoginQrCodeWechat(context) {
    const { services } = context;
    const browserId = context.browserId();
    const { state, stateKey, expiresInSeconds } = await services.db.transact((tx) =>
      identity.issueWebsiteState(tx, { browserId, now: services.clock() }),
    );
    const redirectUri = new URL('/wx/callback', services.config.SITE_ORIGIN).href;
    const url = services.wechat.websiteLoginUrl({ redirectUri, state });
    return { url, stateKey, expiresInSeconds };
  },

  async userLoginQrCodeWechatMp(context) {
    const { services } = context;
    const browserId = context.browserId();
    const scene = randomKey(16);
    const code = await services.wechat.createMiniProgramCode({ scene, page: MINI_PROGRAM_PAGE });
    const { pollKey, expiresInSeconds } = await services.db.transact((tx) =>
      identity.issueTicket(tx, { browserId, scene, now: services.clock() }),
    );
    const image = `data:${code.contentType};base64,${Buffer.from(code.bytes).toString('base64')}`;
    return { pollKey, image, expiresInSeconds };
  },

  async userLoginQrCodeWechatMpResult(context, { body }) {
    const { services } = context;
    const device = deviceOf(context);
    const key = { pollKey: body.pollKey, browserId: device.browserId };
    const ticket = await identity.readTicket(services.db.read, { ...key, now: services.clock() });
    if (ticket.state !== 'confirmed') return { ...ticket, login: null };
    context.keepDeviceKey(device.key);
    return await context.write(async (tx) => {
      const person = await identity.consumeTicket(tx, { ...key, now: services.clock() });
      return { ...ticket, login: await finishWechatLogin(tx, services, { person, device }) };
    });
  },

  async userLoginWechatAccessToken(context, { body }) {
    const { services } = context;
    const device = deviceOf(context);
    const { browserId } = device;
    // In a transaction of its own, before WeChat is asked: a replayed callback must not even get that far.
    await services.db.transact((tx) => identity.useWebsiteState(tx, { ...body, browserId, now: services.clock() }));
    const who = await services.wechat.exchangeWebsiteCode(body.code);
    const person = { app: 'website' as const, ...who, nickname: identity.cleanNickname(who.nickname) };
    context.keepDeviceKey(device.key);
    return await context.write((tx) => finishWechatLogin(tx, services, { person, device }));
  },

  async userUpdate(context, { body }) {
    const { userId } = context.user();
    const { avatar, ...rest } = body;
    // Specification §7: with an avatar, the header File-Ids carries its id.
    if (avatar && !context.fileIds.includes(avatar)) throw new ShopError('INVALID_INPUT', { header: 'File-Ids' });
    return await context.write(async (tx) => {
      if (avatar) await replaceAvatar(tx, { userId, fileId: avatar, now: context.services.clock() });
      await identity.updateUser(tx, userId, rest);
      return await loadOperator(tx, { userId, now: context.services.clock() });
    });
  },

  userUpdateDailyVipon: (context) => takeDailyCoupon(context.services, context.user().userId),
};
