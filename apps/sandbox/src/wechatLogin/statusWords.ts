import type { WebsiteLoginStatus } from './createWebsiteLogins.ts';

export const statusWords: Readonly<Record<WebsiteLoginStatus, string>> = {
  waiting: '等待扫描',
  scanned: '已扫描，待确认',
  confirmed: '已确认登录',
  refused: '已拒绝',
  expired: '已失效',
};
