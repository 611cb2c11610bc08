import type { StaffRole } from '@jiwu/contract';

/** In base32, for an authenticator app. Like the demo password it stands here in clear: only development data has it. */
export const demoTotpSecret = 'JIWUDEMOJIWUDEMOJIWUDEMOJIWUDEMO';

interface DemoStaff {
  readonly loginName: string;
  readonly name: string;
  readonly what: string;
  readonly roles: readonly StaffRole[];
}

export const demoStaff: readonly DemoStaff[] = [
  { loginName: 'admin', name: '周管理', what: '超级管理员', roles: ['admin'] },
  { loginName: 'kefu', name: '许客服', what: '订单客服', roles: ['orders'] },
  { loginName: 'jiance', name: '方宁', what: '商品与检测', roles: ['goods'] },
  { loginName: 'neirong', name: '温言', what: '内容', roles: ['content'] },
];
