import { type Answer, staffUserEndpoints } from '@jiwu/contract';
import { exportKind } from '../../../modules/staff/exports/index.ts';
import { timeWords } from '../../staff/timeWords.ts';
import { listStaffUsers } from './listStaffUsers.ts';

const { staffUserList } = staffUserEndpoints;
type User = Answer<typeof staffUserList>['items'][number];

const stateWords: Readonly<Record<User['state'], string>> = { active: '正常', banned: '已封禁', closed: '已注销' };

/** Users as they are found on their page, masked as there. */
export const userExport = exportKind('users', {
  title: '用户',
  roles: staffUserList.roles,
  filters: staffUserList.query.omit({ cursor: true }),
  async read({ read: db }, { filters, after, limit }) {
    const query = { ...filters, ...(after === null ? {} : { cursor: after }) };
    const { items, nextCursor } = await listStaffUsers(db, query, limit);
    return { rows: items, next: nextCursor };
  },
  columns: [
    { heading: '用户编号', kind: 'code', width: 38, of: 'name', cell: ({ id }) => id },
    { heading: '姓名', kind: 'text', width: 10, of: 'name', cell: ({ name }) => name },
    { heading: '用户名', kind: 'text', width: 20, of: 'userName', cell: ({ userName }) => userName },
    { heading: '手机', kind: 'code', width: 14, of: 'phoneNumber', cell: ({ phoneNumber }) => phoneNumber ?? '' },
    { heading: '等级', kind: 'text', width: 10, of: 'level', cell: ({ level }) => level },
    {
      heading: '注册',
      kind: 'text',
      width: 20,
      of: 'createdAt',
      cell: ({ createdAt }) => timeWords(new Date(createdAt)),
    },
    { heading: '状态', kind: 'text', width: 10, of: 'state', cell: ({ state }) => stateWords[state] },
  ],
});
