import type { StaffRole } from '@jiwu/contract';
import { z } from 'zod';
import { exportKind } from '../../../modules/staff/exports/index.ts';
import { listMembers } from '../../../modules/staff/staff/index.ts';
import { timeWords } from '../timeWords.ts';

const roleWords: Readonly<Record<StaffRole, string>> = {
  admin: '超级管理员',
  goods: '商品',
  orders: '订单客服',
  marketing: '营销',
  finance: '财务',
  content: '内容',
};
const stateWords = { active: '在职', closed: '已离职' } as const;
const place = z.tuple([z.string(), z.string()]);

/** The members of staff, for administrators. */
export const memberExport = exportKind('members', {
  title: '员工',
  roles: [],
  filters: z.strictObject({}),
  async read({ read: db }, { after, limit, now }) {
    const from = after === null ? null : place.parse(JSON.parse(after));
    const beyond = from && { state: from[0], loginName: from[1] };
    const found = await listMembers(db, { now, after: beyond, limit: limit + 1 });
    const rows = found.slice(0, limit);
    const last = found.length > limit ? rows.at(-1) : undefined;
    return { rows, next: last ? JSON.stringify([last.state, last.loginName]) : null };
  },
  columns: [
    { heading: '姓名', kind: 'text', width: 14, of: 'name', cell: ({ name }) => name },
    { heading: '登录名', kind: 'text', width: 20, of: 'loginName', cell: ({ loginName }) => loginName },
    {
      heading: '角色',
      kind: 'text',
      width: 30,
      of: 'roles',
      cell: ({ roles }) => roles.map((role) => roleWords[role]).join('、'),
    },
    {
      heading: '动态码',
      kind: 'text',
      width: 10,
      of: 'isEnrolled',
      cell: ({ isEnrolled }) => (isEnrolled ? '已绑定' : '未绑定'),
    },
    {
      heading: '上次登录',
      kind: 'text',
      width: 20,
      of: 'lastLoginAt',
      cell: ({ lastLoginAt }) => timeWords(lastLoginAt),
    },
    { heading: '状态', kind: 'text', width: 10, of: 'state', cell: ({ state }) => stateWords[state] },
    { heading: '加入', kind: 'text', width: 20, of: null, cell: ({ createdAt }) => timeWords(createdAt) },
    { heading: '离职', kind: 'text', width: 20, of: null, cell: ({ closedAt }) => timeWords(closedAt) },
  ],
});
