import type { Answer, Contract } from '@jiwu/contract';
import { Button, Table } from 'antd';
import { useState } from 'react';
import { say } from '../../api/say.ts';
import { useRead } from '../../api/useRead.ts';
import { useAddress } from '../../ui/address/useAddress.ts';
import { useSend } from '../../ui/form/useSend.ts';
import { PageHead } from '../../ui/panel/PageHead.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { LoadFailed } from '../../ui/states/LoadFailed.tsx';
import { StateMark } from '../../ui/states/StateMark.tsx';
import { StateMessage } from '../../ui/states/StateMessage.tsx';
import { formatTime, formatWait } from '../../ui/time/formatTime.ts';
import { HealthPanels } from './HealthPanels.tsx';
import styles from './Integrity.module.css';
import { invariantGroups, invariantWords } from './invariantWords.ts';

type Integrity = Answer<Contract['staffIntegrity']>;
type Result = Integrity['results'][number];

const EVERY_MS = 15_000;

/** What must always be true, when it was checked last, and what is not. */
export function IntegrityPage() {
  const { query, change } = useAddress();
  const found = useRead('staffIntegrity', {}, { everyMs: EVERY_MS });
  const run = useSend('staffIntegrityRun');
  const data = found.data;
  const startRun = async () => {
    if (await run.send({})) say.done('排进任务了，核完这里会更新');
    else if (run.problem) say.failure(run.problem);
  };
  if (found.isError && !data) return <LoadFailed what="完整性" onRetry={() => void found.refetch()} />;
  if (!data) return <p className="quiet">正在读…</p>;
  const broken = data.results.filter(({ brokenSince }) => brokenSince);
  const last = data.runs.find(({ endedAt }) => endedAt);
  const isRunning = data.runs.some(({ endedAt }) => endedAt === null);
  const isOnlyBroken = query['view'] === 'broken';
  const shown = isOnlyBroken ? broken : data.results;
  return (
    <>
      <PageHead
        title="完整性"
        about={
          last?.endedAt
            ? `${data.results.length} 条，${data.results.length - broken.length} 条成立。${formatTime(last.endedAt)} 核完，用了 ${((last.ms ?? 0) / 1000).toFixed(2)} 秒；每小时一次，结果留存`
            : '还没有核过'
        }
      >
        <Button onClick={() => change({ view: isOnlyBroken ? undefined : 'broken' })}>
          {isOnlyBroken ? '看全部' : `只看没通过 ${broken.length}`}
        </Button>
        <Button type="primary" loading={run.isBusy || isRunning} onClick={() => void startRun()}>
          现在核一遍
        </Button>
      </PageHead>
      <div className={styles['page']}>
        <Panel isFlush>
          {shown.length === 0 && (
            <StateMessage icon="tick" title={data.results.length === 0 ? '还没有核过' : '全部成立'} />
          )}
          {invariantGroups.map(({ title, numbers }) => (
            <Group
              key={title}
              title={title}
              results={shown.filter(({ number }) => numbers.includes(number))}
              runs={data.runs}
            />
          ))}
        </Panel>
        <div className={styles['side']}>
          <Month month={data.month} />
          <HealthPanels />
        </div>
      </div>
    </>
  );
}

function Group({ title, results, runs }: { title: string; results: readonly Result[]; runs: Integrity['runs'] }) {
  if (results.length === 0) return null;
  return (
    <section aria-label={title} className={styles['group']}>
      <h2>{title}</h2>
      <ul>
        {results.map((result) => (
          <Row key={`${result.number} ${result.title}`} result={result} runs={runs} />
        ))}
      </ul>
    </section>
  );
}

function Row({ result, runs }: { result: Result; runs: Integrity['runs'] }) {
  const { number, title, rows, ms, brokenSince } = result;
  const [isOpen, setIsOpen] = useState(brokenSince !== null);
  const brokenIn = new Set(result.brokenIn);
  return (
    <li data-broken={brokenSince ? true : undefined}>
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <span className="quiet">{number}</span>
        <span>
          {invariantWords(number, title)}
          <em>{title}</em>
        </span>
        <span className={styles['strip']} aria-hidden="true">
          {runs.toReversed().map(({ id, endedAt }) => (
            <i key={id} data-broken={brokenIn.has(id) || undefined} data-missing={endedAt ? undefined : true} />
          ))}
        </span>
        <span>{rows} 行</span>
        <span className="quiet">{ms} 毫秒</span>
        <StateMark isOn={brokenSince === null}>{brokenSince ? '没通过' : '通过'}</StateMark>
      </button>
      {isOpen && (
        <div className={styles['detail']}>
          <p>
            {brokenSince
              ? `${formatTime(brokenSince)} 起不成立，已经 ${formatWait(brokenSince)}`
              : `${formatTime(result.checkedAt)} 核过，成立`}
          </p>
          {result.offending.length > 0 && <Offending rows={result.offending} />}
          <p className="quiet small">怎么办：值班手册 docs/runbook.md，第 {number} 条。</p>
        </div>
      )}
    </li>
  );
}

function Offending({ rows }: { rows: Result['offending'] }) {
  const columns = Object.keys(rows[0] ?? {});
  return (
    <Table
      size="small"
      pagination={false}
      scroll={{ x: 'max-content' }}
      rowKey={(row) => JSON.stringify(row)}
      dataSource={[...rows]}
      columns={columns.map((name) => ({
        title: name,
        key: name,
        className: 'mono',
        render: (_: unknown, row: Result['offending'][number]) => textOf(row[name]),
      }))}
    />
  );
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function Month({ month }: { month: Integrity['month'] }) {
  return (
    <Panel title="近 30 天">
      <p>
        {month.runs} 轮，{month.clean} 轮全通过
      </p>
      <ul className={styles['months']}>
        {month.broken.slice(0, 5).map(({ number, title, runs, lastAt }) => (
          <li key={`${number} ${title}`}>
            第 {number} 条，{runs} 轮，最近 {formatTime(lastAt)}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
