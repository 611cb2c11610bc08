import { Button } from 'antd';
import { Link } from 'react-router';
import { useMay } from '../../session/access.ts';
import { useAddress } from '../../ui/address/useAddress.ts';
import { ListTable } from '../../ui/list/ListTable.tsx';
import { useCursorList } from '../../ui/list/useCursorList.ts';
import { formatFen } from '../../ui/money/formatFen.ts';
import { PageHead } from '../../ui/panel/PageHead.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { Split } from '../../ui/panel/Split.tsx';
import { StateMark } from '../../ui/states/StateMark.tsx';
import { StateMessage } from '../../ui/states/StateMessage.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import styles from './Draws.module.css';
import { type Period, stateNames, type WaitingPeriod } from './drawWords.ts';
import { PeriodSide } from './PeriodSide.tsx';

/** People draw all day; the figures follow while somebody looks. */
const EVERY_MS = 10_000;

/** 抽奖: every period with its promise, and what it has given. */
export function DrawsPage() {
  const { query, change } = useAddress();
  const { open } = query;
  const list = useCursorList('staffDrawList', {}, { everyMs: EVERY_MS });
  const waiting = list.first?.waiting ?? [];
  return (
    <>
      <PageHead title="抽奖" about="定下一期就公布密钥的承诺，奖品和概率不能再改；结束后公布密钥，谁都能验证">
        <Link to="/draws/new">
          <Button type="primary">定下一期</Button>
        </Link>
      </PageHead>
      {waiting.length > 0 && <Waiting items={waiting} />}
      <Split side={open && <PeriodSide key={open} id={open} onClose={() => change({ open: undefined })} />}>
        <Panel isFlush>
          <ListTable<Period>
            what="抽奖"
            name="draws"
            list={list}
            keyOf={({ id }) => id}
            openKey={open}
            onOpen={({ id }) => change({ open: id }, { push: true })}
            empty={
              <StateMessage icon="gift" title="还没有一期抽奖">
                定下以后马上公布承诺，到时间自己开始
              </StateMessage>
            }
            columns={[
              { title: '期', key: 'number', render: (_, { number }) => `第 ${number} 期` },
              {
                title: '时间',
                key: 'time',
                render: (_, { startsAt, endsAt }) => `${formatTime(startsAt)} 到 ${formatTime(endsAt)}`,
              },
              { title: '抽了', dataIndex: 'draws', align: 'right' },
              { title: '中了', dataIndex: 'won', align: 'right' },
              { title: '给出（元）', key: 'given', align: 'right', render: (_, { givenFen }) => formatFen(givenFen) },
              {
                title: '状态',
                key: 'state',
                render: (_, { state, secret }) => (
                  <StateMark isOn={state === 'running'}>
                    {state === 'over' && secret === null ? '正在公布密钥' : stateNames[state]}
                  </StateMark>
                ),
              },
            ]}
          />
        </Panel>
      </Split>
    </>
  );
}

function Waiting({ items }: { items: readonly WaitingPeriod[] }) {
  const may = useMay();
  return (
    <Panel title="等第二个人批准" note="批准以前什么都没有承诺；24 小时没人批就作废，要重新定">
      <ul className={styles['waiting']}>
        {items.map(({ id, startsAt, endsAt, prizeCount, dearestFen, askedBy, askedAt, approval }) => (
          <li key={id}>
            <b>
              {formatTime(startsAt)} 到 {formatTime(endsAt)}
            </b>
            <span>
              {prizeCount} 种奖品，最贵的一份 ¥{formatFen(dearestFen)}；{askedBy} {formatTime(askedAt)} 提交
            </span>
            {approval &&
              (may('staffApprovalList') ? (
                <Link to={`/approvals?id=${approval.id}`}>待批准 {approval.no}</Link>
              ) : (
                <span>申请 {approval.no}，财务或超级管理员批</span>
              ))}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
