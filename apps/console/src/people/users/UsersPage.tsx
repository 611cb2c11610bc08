import { Input } from 'antd';
import { Link, useNavigate } from 'react-router';
import { useAddress } from '../../ui/address/useAddress.ts';
import { ExportButton } from '../../ui/exports/ExportButton.tsx';
import { ListTable } from '../../ui/list/ListTable.tsx';
import { type ItemOf, useCursorList } from '../../ui/list/useCursorList.ts';
import { PageHead } from '../../ui/panel/PageHead.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { StateMark } from '../../ui/states/StateMark.tsx';
import { StateMessage } from '../../ui/states/StateMessage.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import { ViewTabs } from '../../ui/views/ViewTabs.tsx';
import { userStates } from '../userStates.ts';
import styles from './Users.module.css';

type User = ItemOf<'staffUserList'>;

const shopViews = [
  { name: '全部', query: '' },
  { name: '已封禁', query: 'view=banned' },
] as const;

/** Users are found by what staff are told on the phone; nothing of them is shown in full here. */
export function UsersPage() {
  const { query, change } = useAddress();
  const { q, view } = query;
  const filters = { ...(q && { q }), ...(view && { view }) };
  const list = useCursorList('staffUserList', filters);
  const go = useNavigate();
  return (
    <>
      <PageHead title="用户" about="姓名、手机和地址默认遮住；要看全得写明为什么，记入审计">
        <ExportButton kind="users" filters={filters} />
      </PageHead>
      <Panel isFlush>
        <ViewTabs page="users" views={shopViews} />
        <div className={styles['search']}>
          <Input.Search
            key={q ?? ''}
            aria-label="找用户"
            placeholder="手机尾号 4 位、手机号、用户名、用户编号或订单号"
            allowClear
            defaultValue={q ?? ''}
            onSearch={(text) => change({ q: text.trim() })}
          />
        </div>
        <ListTable
          what="用户"
          name="users"
          list={list}
          keyOf={({ id }) => id}
          onOpen={({ id }) => void go(`/users/${id}`)}
          empty={
            <StateMessage icon="person" title={q ? `没有找到“${q}”` : '这里还没有用户'}>
              {q && '订单号要填全；手机可以只填后 4 位'}
            </StateMessage>
          }
          columns={[
            {
              title: '姓名',
              dataIndex: 'name',
              render: (name: string, { id, userName }: User) => (
                <Link to={`/users/${id}`}>{name === '' ? userName : name}</Link>
              ),
            },
            { title: '用户名', dataIndex: 'userName', className: 'mono' },
            { title: '手机', dataIndex: 'phoneNumber', render: (phone: string | null) => phone ?? '—' },
            { title: '等级', dataIndex: 'level' },
            { title: '注册', dataIndex: 'createdAt', render: formatTime },
            {
              title: '状态',
              dataIndex: 'state',
              render: (state: User['state']) => <StateMark isOn={state === 'active'}>{userStates[state]}</StateMark>,
            },
          ]}
        />
      </Panel>
    </>
  );
}
