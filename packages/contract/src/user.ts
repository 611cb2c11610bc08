import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { nothing } from './envelope.ts';
import { agreed, id, opaqueKey, password, phoneNumber, presentedPassword, smsCode, text } from './fields.ts';
import { operator, session } from './operator.ts';
import { rules } from './rules.ts';
import { dailyVipon } from './vip.ts';

export const codeSent = z.strictObject({ resendAfterSeconds: z.number().int(), expiresInSeconds: z.number().int() });

/** A WeChat login either ends in a session, or asks for a phone number first (`bindKey` goes to bindPhoneNumber). */
const wechatLogin = z.strictObject({
  nickname: z.string(),
  session: session.nullable(),
  bindKey: z.string().nullable(),
});

function sendCode(path: string, summary: string) {
  return endpoint({
    method: 'GET',
    path,
    summary,
    caller: 'guest',
    query: z.strictObject({ phoneNumber }),
    answer: codeSent,
  });
}

/** The fourteen calls of specification §7, with its methods and paths to the letter. */
export const userEndpoints = {
  userSelf: endpoint({
    method: 'GET',
    path: '/user/self',
    summary: '当前用户',
    caller: 'user',
    answer: operator,
  }),
  userLogin: endpoint({
    method: 'POST',
    path: '/user/login',
    summary: '用户名或手机号加密码登录',
    caller: 'guest',
    body: z.strictObject({ account: text(64), password: presentedPassword }),
    answer: session,
  }),
  userRegister: endpoint({
    method: 'POST',
    path: '/user/register',
    summary: '用手机号注册',
    caller: 'guest',
    body: z.strictObject({
      phoneNumber,
      code: smsCode,
      password,
      invitationCode: z.string().trim().toUpperCase().regex(rules.invitationCodePattern).optional(),
      agreed,
    }),
    answer: session,
  }),
  userReset: endpoint({
    method: 'POST',
    path: '/user/reset',
    summary: '用短信验证码重设密码，其他登录全部失效',
    caller: 'guest',
    body: z.strictObject({ phoneNumber, code: smsCode, password }),
    answer: nothing,
  }),
  userBindPhoneNumber: endpoint({
    method: 'PUT',
    path: '/user/bindPhoneNumber',
    summary: '绑定手机号：登录后更换，或微信首次登录时绑定并并入已有账号',
    caller: 'anyone',
    body: z.strictObject({
      phoneNumber,
      code: smsCode,
      password: presentedPassword.optional(),
      bindKey: opaqueKey().optional(),
      agreed: agreed.optional(),
    }),
    answer: z.strictObject({ operator, session: session.nullable() }),
  }),
  userRegisterCode: sendCode('/user/register/code', '发送注册验证码'),
  userResetCode: sendCode('/user/reset/code', '发送重设密码验证码'),
  userBandPhoneNumberCode: sendCode('/user/bandPhoneNumber/code', '发送绑定手机号验证码'),
  userLoginQrCodeWechat: endpoint({
    method: 'GET',
    path: '/user/login/qrCode/wechat',
    summary: '网站微信登录二维码的地址',
    caller: 'guest',
    answer: z.strictObject({
      url: z.string(),
      stateKey: z.string().describe('stays with the page; the callback must bring it'),
      expiresInSeconds: z.number().int(),
    }),
    perMinute: 20,
  }),
  userLoginQrCodeWechatMp: endpoint({
    method: 'GET',
    path: '/user/login/qrCode/wechatMp',
    summary: '小程序登录码',
    caller: 'guest',
    answer: z.strictObject({
      pollKey: z.string().describe('to ask for the result; never part of the code'),
      image: z.string().describe('data URL'),
      expiresInSeconds: z.number().int().describe('a span, since the clock of a phone may be wrong'),
    }),
    perMinute: 20,
  }),
  userLoginQrCodeWechatMpResult: endpoint({
    method: 'POST',
    path: '/user/login/qrCode/wechatMp',
    summary: '询问小程序码的扫码结果，确认后得到登录',
    caller: 'guest',
    body: z.strictObject({ pollKey: opaqueKey() }),
    answer: z.strictObject({
      state: z.enum(['waiting', 'scanned', 'confirmed', 'refused', 'expired']),
      nickname: z.string().nullable(),
      login: wechatLogin.nullable(),
    }),
    perMinute: 1200, // one page asks 40 times a minute, and many sit behind one address
  }),
  userLoginWechatAccessToken: endpoint({
    method: 'POST',
    path: '/user/login/wechat/accessToken',
    summary: '用微信回调的 code 换取登录',
    caller: 'guest',
    body: z.strictObject({ code: text(128), state: opaqueKey(), stateKey: opaqueKey() }),
    answer: wechatLogin,
    perMinute: 20,
  }),
  userUpdate: endpoint({
    method: 'PUT',
    path: '/user/update',
    summary: '修改资料；更换头像时 File-Ids 头带上文件 id',
    caller: 'user',
    body: z.strictObject({
      name: text(rules.name.max).optional(),
      userName: z.string().regex(rules.userNamePattern).optional(),
      avatar: id.optional(),
      personalised: z.boolean().optional(),
    }),
    answer: operator,
    owned: { avatar: 'file' },
  }),
  userUpdateDailyVipon: endpoint({
    method: 'GET',
    path: '/user/updateDailyVipon',
    summary: '领取今天的 VIP 日券',
    caller: 'user',
    answer: dailyVipon,
  }),
};
