import type { ErrorEntry } from './ErrorEntry.ts';

/** Refusals that only staff meet: signing in to the console, its members, and the second person. */
export const staffErrorCodes = {
  APPROVAL_OVER: { status: 409, code: 409120, msg: '这个申请已经有结果，请刷新后查看' },
  APPROVAL_LAPSED: { status: 409, code: 409121, msg: '超过 24 小时没有人批准，这个申请已经作废，可以重新提交' },
  APPROVAL_WAITS: { status: 409, code: 409123, msg: '已经提交，正在等另一个人批准' },
  APPROVAL_CHANGED: { status: 409, code: 409122, msg: '要批准的内容与您看到的不同，请刷新后再看一遍' },
  STAFF_MEMBER_CHANGED: { status: 409, code: 409400, msg: '这位员工的资料刚被别人改过，请刷新后再改' },
  STAFF_NAME_TAKEN: { status: 409, code: 409401, msg: '这个登录名已经有人用，请换一个' },
  STAFF_LAST_ADMIN: { status: 409, code: 409402, msg: '至少要留一位能登录的超级管理员，请先加一位' },
  STAFF_LOGIN_REFUSED: { status: 422, code: 42230, msg: '登录名、密码或动态验证码不对，请核对后再登录' },
  APPROVAL_OWN: { status: 422, code: 422140, msg: '自己提交的申请不能自己批准，请另一个人来批' },
  STAFF_MUST_ENROL: { status: 422, code: 422400, msg: '第一次登录，请先绑定动态验证码' },
  STAFF_EXPORT_LIMIT: { status: 422, code: 422403, msg: '已有 3 份导出在准备，等其中一份好了再导出' },
  STAFF_REVEAL_LIMIT: { status: 422, code: 422404, msg: '今天看全隐私已满 30 次，请明天再看，或请同事处理' },
  STAFF_VIEW_LIMIT: { status: 422, code: 422402, msg: '一个页面最多存 30 个视图，请先删掉不用的' },
  STAFF_NEW_PASSWORD_DUE: { status: 422, code: 422401, msg: '请设一个自己的新密码，不能和临时密码相同' },
  STAFF_CODE_WRONG: { status: 422, code: 422141, msg: '动态验证码不对或已经用过，请等下一个再输入' },
  STAFF_LOGIN_TOO_MANY: { status: 429, code: 42910, msg: '尝试次数太多，请 15 分钟后再试' },
} as const satisfies Record<string, ErrorEntry>;
