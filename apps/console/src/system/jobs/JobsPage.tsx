import { Button } from 'antd';
import { Link } from 'react-router';
import { say } from '../../api/say.ts';
import { useRead } from '../../api/useRead.ts';
import { useAddress } from '../../ui/address/useAddress.ts';
import { Figures } from '../../ui/figures/Figures.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { ListTable } from '../../ui/list/ListTable.tsx';
import { type ItemOf, useCursorList } from '../../ui/list/useCursorList.ts';
import { PageHead } from '../../ui/panel/PageHead.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { StateMark } from '../../ui/states/StateMark.tsx';
import { StateMessage } from '../../ui/states/StateMessage.tsx';
import { formatTime, formatWait } from '../../ui/time/formatTime.ts';
import styles from './Jobs.module.css';

type Row = ItemOf<'staffJobList'>;

const views = ['failed', 'waiting', 'running'] as const;
const viewNames = { failed: '失败的', waiting: '在排的', running: '在跑的' } as const;
const stateNames: Readonly<Record<Row['state'], string>> = {
  waiting: '排队',
  running: '在跑',
  retrying: '会再试',
  dead: '不再试',
};
const EVERY_MS = 10_000;

/** What the workers have to do, and what went wrong. */
export function JobsPage() {
  const { query } = useAddress();
  const view = views.find((name) => name === query['view']) ?? 'failed';
  const list = useCursorList('staffJobList', { view }, { everyMs: EVERY_MS });
  const health = useRead('staffIntegrityHealth', {}, { everyMs: EVERY_MS }).data;
  const retry = useSend('staffJobRetry');
  const again = async (id: string) => {
    if (await retry.send({ params: { id } })) say.done('排到最前面了');
    else if (retry.problem) say.failure(retry.problem);
  };
  return (
    <>
      <PageHead title="任务" about="后台任务：导出、核对、检查、刷新。失败的会自己再试 25 次，也可以现在重来" />
      {health && (
        <Figures
          label="任务"
          items={[
            {
              label: '排队',
              value: health.jobs.waiting,
              note: health.jobs.oldestDueAt ? `最老 ${formatWait(health.jobs.oldestDueAt)}` : '没有到点没做的',
            },
            { label: '在跑', value: health.jobs.running },
            { label: '重试中', value: health.jobs.retrying },
            { label: '失败', value: health.jobs.dead },
          ]}
        />
      )}
      <Panel isFlush>
        <nav className={styles['views']} aria-label="哪些任务">
          {views.map((name) => (
            <Link key={name} to={`?view=${name}`} aria-current={name === view ? 'page' : undefined}>
              {viewNames[name]}
            </Link>
          ))}
        </nav>
        <ListTable<Row>
          what="任务"
          list={list}
          keyOf={({ id }) => id}
          empty={<StateMessage icon="tick" title={view === 'failed' ? '没有失败的任务' : '现在没有'} />}
          columns={[
            { title: '任务', dataIndex: 'name', className: 'mono' },
            { title: '该做', dataIndex: 'runAt', render: formatTime },
            {
              title: '次数',
              key: 'attempts',
              render: (_, { attempts, maxAttempts }) => `${attempts} / ${maxAttempts}`,
            },
            {
              title: '状态',
              dataIndex: 'state',
              render: (state: Row['state']) => <StateMark isOn={state !== 'dead'}>{stateNames[state]}</StateMark>,
            },
            {
              title: '错在哪',
              dataIndex: 'error',
              render: (error: string | null) => <span className="mono">{error}</span>,
            },
            {
              title: '重来',
              key: 'retry',
              render: (_, { id, state }) =>
                (state === 'dead' || state === 'retrying') && (
                  <Button size="small" loading={retry.isBusy} onClick={() => void again(id)}>
                    现在重来
                  </Button>
                ),
            },
          ]}
        />
      </Panel>
    </>
  );
}
