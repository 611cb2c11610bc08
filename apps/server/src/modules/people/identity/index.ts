export type { WechatPerson } from './wechat/WechatPerson.ts';
export { authenticate, findSignedUser } from './sessions/sessionLife.ts';
export { assertPasswordUncommon } from './passwords/assertPasswordUncommon.ts';
export { assertSessionLive, holdOpen, lockAccount, lockAvatar, lockVerifiedUser } from './users/lockUser.ts';
export { banUser, findBan, unbanUser } from './bans/userBans.ts';
export { bindWechat, findUserByWechat, findWechatNickname, unbindWechat } from './wechat/wechatBindings.ts';
export { changePhoneNumber } from './users/changePhoneNumber.ts';
export { checkLogin } from './logins/checkLogin.ts';
export { checkOwnPassword } from './logins/checkOwnPassword.ts';
export { clearFailures } from './logins/clearFailures.ts';
export { cleanNickname } from './wechat/cleanNickname.ts';
export { consumeTicket, decideTicket, issueTicket, readTicket, scanTicket } from './wechat/miniProgramTickets.ts';
export { describeDevice } from './sessions/describeDevice.ts';
export { endSessions } from './sessions/endSessions.ts';
export { eraseUser } from './users/eraseUser.ts';
export {
  failExports,
  findLatestExport,
  finishExport,
  requestExport,
  requeueOverdueExports,
} from './exports/dataExports.ts';
export {
  findInviter,
  findPhoneNumber,
  findUserByAccount,
  findUserByPhone,
  getUser,
  inviterQuery,
  listConsents,
} from './users/userQueries.ts';
export { findDueConsents } from './consents/findDueConsents.ts';
export { findSharedDevice } from './sessions/findSharedDevice.ts';
export { hashPassword } from '../../../platform/crypto/passwords.ts';
export { identityInvariants } from './identityInvariants.ts';
export { isOpen } from './users/isOpen.ts';
export { issueBindKey, useBindKey } from './wechat/bindKeys.ts';
export { issueWebsiteState, useWebsiteState } from './wechat/websiteStates.ts';
export { listSessions } from './sessions/listSessions.ts';
export { listUserProfiles } from './users/listUserProfiles.ts';
export { maskName } from './users/maskName.ts';
export { listMaskedUsers, type MaskedUser } from './users/listMaskedUsers.ts';
export { maskPhone } from './users/maskPhone.ts';
export { findUserForStaff, listUsersForStaff, type StaffUserRow, type UserSearch } from './users/staffUserQueries.ts';
export { listSharingBrowsers } from './sessions/listSharingBrowsers.ts';
export { rememberDevice } from './devices/rememberDevice.ts';
export { rotateRefreshToken } from './sessions/rotateRefreshToken.ts';
export { sendSmsCode } from './smsCodes/sendSmsCode.ts';
export { setLevel } from './users/setLevel.ts';
export { setPassword } from './users/setPassword.ts';
export { signAccessToken } from './sessions/accessToken.ts';
export { sweepIdentity } from './sweepIdentity.ts';
export { type Agreed, recordConsent } from './consents/recordConsent.ts';
export { createUser } from './users/createUser.ts';
export { type Device, startSession } from './sessions/startSession.ts';
export { type ProvenSmsCode, proveSmsCode, useSmsCode } from './smsCodes/proveSmsCode.ts';
export { updateUser } from './users/updateUser.ts';
