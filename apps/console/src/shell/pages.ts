import type { StaffEndpointName } from '@jiwu/contract';
import type { IconName } from '../ui/icon/Icon.tsx';

/** The groups of the menu, in its order; the first has no heading. */
export const menuGroups = ['', '交易', '商品', '营销', '用户', '资金', '内容', '系统'] as const;

export interface Page {
  readonly path: string;
  readonly title: string;
  readonly group: (typeof menuGroups)[number];
  readonly icon: IconName;
  /** Who may call it may open the page. */
  readonly reads: StaffEndpointName;
  /** Also works at 375 px; the others ask for a wide screen. */
  readonly isForPhones?: true;
  /** Words by which the command line finds it, besides its title. */
  readonly words?: string;
}

/** Every page of the menu, in its order. A section adds its pages here and their components in `routes.tsx`. */
export const pages = [
  {
    path: '/approvals',
    title: '待批准',
    group: '',
    icon: 'check',
    reads: 'staffApprovalList',
    isForPhones: true,
    words: 'daipizhun dpz',
  },
  {
    path: '/users',
    title: '用户',
    group: '用户',
    icon: 'person',
    reads: 'staffUserList',
    words: 'yonghu yh shouji fengjin',
  },
  {
    path: '/audit',
    title: '审计',
    group: '系统',
    icon: 'lines',
    reads: 'staffAuditList',
    words: 'shenji sj',
  },
  {
    path: '/members',
    title: '员工与角色',
    group: '系统',
    icon: 'key',
    reads: 'staffMemberList',
    words: 'yuangong yg juese',
  },
] as const satisfies readonly Page[];

export type PagePath = (typeof pages)[number]['path'];
