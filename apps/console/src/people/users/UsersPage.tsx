import { rules } from '@jiwu/contract/rules';
import { Input } from 'antd';
import { useState } from 'react';
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
import { usePhoneSearch } from './usePhoneSearch.ts';
import styles from './Users.module.css';

type User = ItemOf<'staffUserList'>;

const shopViews = [
  { name: '全部', query: '' },
  { name: '已封禁', query: 'view=banned' },
] as const;

/** Of a link from outside with a whole number only its tail is looked for. */
const tailOf = (q: string | undefined) => (q && rules.phonePattern.test(q) ? q.slice(-4) : q);
const sayNobody = (sought: string | null | undefined) => (sought ? `没有找到“${sought}”` : '这里还没有用户');

/** Users are found by what staff are told on the phone; nothing of them is shown in full here. */
export function UsersPage() {
  const { query, change } = useAddress();
  const { view } = query;
  const q = tailOf(query['q']);
  /** A whole number stays on this page: addresses are kept by browsers and logs. */
  const [phoneNumber, setPhoneNumber] = useState<string | null>(null);
  const byPhone = usePhoneSearch(phoneNumber);
  const filters = { ...(q && { q }), ...(view && { view }) };
  const listed = useCursorList('staffUserList', filters);
  const list = phoneNumber === null ? listed : byPhone;
  const search = (text: string) => {
    const isPhone = rules.phonePattern.test(text);
    setPhoneNumber(isPhone ? text : null);
    change({ q: isPhone ? undefined : text });
  };
  const go = useNavigate();
  return (
    <>
      <PageHead title="用户" about="姓名、手机和地址默认遮住；要看全得写明为什么，记入审计">
        {phoneNumber === null && <ExportButton kind="users" filters={filters} />}
      </PageHead>
      <Panel isFlush>
        <ViewTabs page="users" views={shopViews} />
        <div className={styles['search']}>
          <Input.Search
            key={q ?? phoneNumber ?? ''}
            aria-label="找用户"
            placeholder="手机尾号 4 位、手机号、用户名、用户编号或订单号"
            allowClear
            defaultValue={q ?? phoneNumber ?? ''}
            onSearch={(text) => search(text.trim())}
          />
        </div>
        <ListTable
          what="用户"
          name="users"
          list={list}
          keyOf={({ id }) => id}
          onOpen={({ id }) => void go(`/users/${id}`)}
          empty={
            <StateMessage icon="person" title={sayNobody(q ?? phoneNumber)}>
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
