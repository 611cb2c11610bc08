import { Button } from 'antd';
import { useStaffSession } from '../../session/staffSession.ts';
import { useAddress } from '../../ui/address/useAddress.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { ListTable } from '../../ui/list/ListTable.tsx';
import { useCursorList } from '../../ui/list/useCursorList.ts';
import { ExportButton } from '../../ui/exports/ExportButton.tsx';
import { PageHead } from '../../ui/panel/PageHead.tsx';
import { RoleTags } from '../../ui/person/RoleTags.tsx';
import { StateMark } from '../../ui/states/StateMark.tsx';
import { StateMessage } from '../../ui/states/StateMessage.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import type { Member } from './Member.ts';
import { MemberDrawer } from './MemberDrawer.tsx';
import { RoleMatrix } from './RoleMatrix.tsx';

/** Who works in the console, and who may do what. */
export function MembersPage() {
  const { query, change } = useAddress();
  const list = useCursorList('staffMemberList', {});
  const self = useStaffSession(({ session }) => session?.staff.id);
  const open = query['open'];
  const active = list.rows.filter(({ state }) => state === 'active').length;
  return (
    <>
      <PageHead title="员工与角色" about={`${active} 人在职，6 个角色，一个人可以有几个。改角色要再输一次动态码`}>
        <ExportButton kind="members" filters={{}} />
        <Button type="primary" icon={<Icon name="plus" />} onClick={() => change({ open: 'new' }, { push: true })}>
          加一位员工
        </Button>
      </PageHead>
      <ListTable
        what="员工"
        name="members"
        list={list}
        keyOf={({ id }) => id}
        openKey={open}
        onOpen={({ id }) => change({ open: id }, { push: !open })}
        empty={<StateMessage icon="people" title="还没有员工" />}
        columns={[
          {
            title: '姓名',
            dataIndex: 'name',
            render: (name: string, { id }) => (id === self ? `${name}（我）` : name),
          },
          { title: '登录名', dataIndex: 'loginName', className: 'mono' },
          { title: '角色', dataIndex: 'roles', render: (roles: Member['roles']) => <RoleTags roles={roles} /> },
          {
            title: '动态码',
            dataIndex: 'isEnrolled',
            render: (isEnrolled: boolean) => (
              <StateMark isOn={isEnrolled}>{isEnrolled ? '已绑定' : '还没绑定'}</StateMark>
            ),
          },
          {
            title: '上次登录',
            dataIndex: 'lastLoginAt',
            render: (at: string | null) => (at ? formatTime(at) : '90 天内没有'),
          },
          { title: '会话', dataIndex: 'liveSessions', align: 'right' },
          {
            title: '状态',
            dataIndex: 'state',
            render: (state: Member['state']) => <StateMark isOn={state === 'active'}>{stateNames[state]}</StateMark>,
          },
          {
            title: '改',
            key: 'change',
            align: 'right',
            render: (_, { id, name }) => (
              <Button type="link" aria-label={`改 ${name}`} onClick={() => change({ open: id }, { push: true })}>
                改
              </Button>
            ),
          },
        ]}
      />
      <RoleMatrix />
      <MemberDrawer
        key={open ?? 'closed'}
        open={open}
        member={list.rows.find(({ id }) => id === open)}
        onClose={() => change({ open: undefined })}
      />
    </>
  );
}

const stateNames: Readonly<Record<Member['state'], string>> = { active: '在职', closed: '已离职' };
