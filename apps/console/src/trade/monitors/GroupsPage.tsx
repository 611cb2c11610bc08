import type { Answer, Contract } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { Link } from 'react-router';
import { useAddress } from '../../ui/address/useAddress.ts';
import { ListTable } from '../../ui/list/ListTable.tsx';
import { useCursorList } from '../../ui/list/useCursorList.ts';
import { PageHead } from '../../ui/panel/PageHead.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { Thumb } from '../../ui/picture/Thumb.tsx';
import { StateMessage } from '../../ui/states/StateMessage.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import { Deadline } from '../../ui/time/Deadline.tsx';
import styles from './Monitors.module.css';

type Group = Answer<Contract['staffGroupList']>['items'][number];

const stateNames: Readonly<Record<Group['state'], string>> = { open: '进行中', full: '成了', failed: '没成' };
const EVERY_MS = 20_000;

/** Groups under way, and what became of the others. To look at: what a group does it does by itself. */
export function GroupsPage() {
  const { query } = useAddress();
  const state = rules.groupPurchase.states.find((name) => name === query['state']) ?? 'open';
  const list = useCursorList('staffGroupList', { state }, { everyMs: EVERY_MS });
  return (
    <>
      <PageHead title="拼团" about="人满自动发货，到期没满自动退款。退款没退完的在这里看得到" />
      <Panel isFlush>
        <nav className={styles['tabs']} aria-label="哪些团">
          {rules.groupPurchase.states.map((name) => (
            <Link key={name} to={`?state=${name}`} aria-current={name === state ? 'page' : undefined}>
              {stateNames[name]}
            </Link>
          ))}
        </nav>
        <ListTable<Group>
          what="团"
          list={list}
          keyOf={({ id }) => id}
          empty={<StateMessage icon="people" title="没有这样的团" />}
          columns={[
            { title: '团号', dataIndex: 'no' },
            {
              title: '商品',
              key: 'title',
              render: (_, { title, picture }) => (
                <span className={styles['goods']}>
                  <Thumb picture={picture} size={24} /> {title}
                </span>
              ),
            },
            {
              title: '人数',
              key: 'members',
              align: 'right',
              render: (_, { paidMembers, size }) => `${paidMembers} / ${size}`,
            },
            { title: '开团', key: 'openedAt', render: (_, { openedAt }) => formatTime(openedAt) },
            {
              title: '到期',
              key: 'endsAt',
              render: (_, group) => (group.endedAt ? formatTime(group.endedAt) : <Deadline at={group.endsAt} />),
            },
            {
              title: '退款',
              key: 'refunding',
              render: (_, { refunding }) => (refunding > 0 ? <b>{refunding} 笔在退</b> : ''),
            },
          ]}
        />
      </Panel>
    </>
  );
}
