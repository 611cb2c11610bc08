import type { Answer, Contract } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { Button } from 'antd';
import { say } from '../../api/say.ts';
import { useRead } from '../../api/useRead.ts';
import { useAddress } from '../../ui/address/useAddress.ts';
import { useSend } from '../../ui/form/useSend.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { formatFen } from '../../ui/money/formatFen.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { LoadFailed } from '../../ui/states/LoadFailed.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import { DayStrip } from '../DayStrip.tsx';
import { signed } from '../ledgerWords.ts';
import styles from '../Money.module.css';
import { Differences } from './Differences.tsx';
import { downloadStatement } from './downloadStatement.ts';

type Days = Answer<Contract['staffReconcileDays']>['items'];
type Day = Answer<Contract['staffReconcileDay']>['gateways'][number];

const EVERY_MS = 30_000;

/** One day: the strip of days, both sides in sums, and its differences. */
export function ReconcileDay() {
  const { query, change } = useAddress();
  const days = useRead('staffReconcileDays', { query: {} }, { everyMs: EVERY_MS });
  const byDay = [...Map.groupBy(days.data?.items ?? [], ({ day }) => day)].toReversed();
  // First the newest day that still has something to settle.
  const unsettled = byDay.findLast(([, some]) => some.some(({ open }) => open > 0))?.[0];
  const newest = byDay.findLast(([, some]) => some.some(({ comparedAt }) => comparedAt))?.[0];
  const day = query['day'] ?? unsettled ?? newest ?? byDay.at(-1)?.[0];
  if (days.isError && !days.data) return <LoadFailed what="对账" onRetry={() => void days.refetch()} />;
  return (
    <>
      <DayStrip
        days={byDay.map(([one, some]) => ({
          key: one,
          name: one.slice(5),
          note: wordsOf(some),
          isOpen: some.some(({ open }) => open > 0),
        }))}
        chosen={day}
        onChoose={(one) => change({ day: one, open: undefined })}
      />
      {day && <OneDay day={day} />}
      <Differences day={query['all'] ? undefined : day} />
    </>
  );
}

function wordsOf(some: Days): string {
  const open = some.reduce((sum, one) => sum + one.open, 0);
  const settled = some.reduce((sum, one) => sum + one.settled, 0);
  if (some.some(({ state }) => state === 'failed')) return '取不到';
  if (some.some(({ state }) => state === 'running')) return '在核';
  if (some.every(({ state }) => state === 'waiting')) return '等账单';
  if (open > 0) return `${open} 笔`;
  return settled > 0 ? `${settled} 笔已平` : '一致';
}

function OneDay({ day }: { day: string }) {
  const found = useRead('staffReconcileDay', { params: { day } }, { everyMs: EVERY_MS, isKept: true });
  const run = useSend('staffReconcileRun');
  const gateways = found.data?.gateways ?? [];
  const again = async (gateway: Day['gateway']) => {
    if (await run.send({ body: { gateway, day } })) say.done('排进任务了，几秒后看结果');
    else if (run.problem) say.failure(run.problem);
  };
  const net = (side: 'theirs' | 'ours') =>
    gateways.reduce((sum, one) => sum + one[side].capturedFen - one[side].refundedFen, 0);
  return (
    <Panel
      title={`${day.slice(5)} 的账单与账本`}
      note={gateways
        .map(({ gateway, comparedAt, failure }) => {
          const words = comparedAt ? `${formatTime(comparedAt)} 核完` : failure ? `失败：${failure}` : '还没核';
          return `${rules.payment.names[gateway]} ${words}`;
        })
        .join('；')}
      isFlush
      extra={
        <span className={styles['acts']}>
          {gateways.map(({ gateway }) => (
            <Button key={gateway} icon={<Icon name="download" />} onClick={() => void downloadStatement(gateway, day)}>
              {rules.payment.names[gateway]}原始账单
            </Button>
          ))}
        </span>
      }
    >
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{day.slice(5)}</th>
            <th scope="col">账单 笔</th>
            <th scope="col">账单 元</th>
            <th scope="col">账本 笔</th>
            <th scope="col">账本 元</th>
            <th scope="col">差 笔</th>
            <th scope="col">差 元</th>
            <th scope="col">重新核对</th>
          </tr>
        </thead>
        <tbody>
          {gateways.map((one) => (
            <GatewayRows key={one.gateway} one={one} isBusy={run.isBusy} onRun={() => void again(one.gateway)} />
          ))}
          <tr data-sum>
            <td>合计净额</td>
            <td>—</td>
            <td>{formatFen(net('theirs'))}</td>
            <td>—</td>
            <td>{formatFen(net('ours'))}</td>
            <td>—</td>
            <td>{signed(net('theirs') - net('ours'))}</td>
            <td>—</td>
          </tr>
        </tbody>
      </table>
    </Panel>
  );
}

function GatewayRows({ one, isBusy, onRun }: { one: Day; isBusy: boolean; onRun: () => void }) {
  const { theirs, ours } = one;
  const name = rules.payment.names[one.gateway];
  const rows = [
    ['收款', theirs.captures, theirs.capturedFen, ours.captures, ours.capturedFen],
    ['退款', theirs.refunds, theirs.refundedFen, ours.refunds, ours.refundedFen],
  ] as const;
  return (
    <>
      {rows.map(([words, theirCount, theirFen, ourCount, ourFen], nth) => (
        <tr key={words}>
          <td>
            {name}
            {words}
          </td>
          <td>{theirCount.toLocaleString('zh-CN')}</td>
          <td>{formatFen(theirFen)}</td>
          <td>{ourCount.toLocaleString('zh-CN')}</td>
          <td>{formatFen(ourFen)}</td>
          <td>{theirCount - ourCount}</td>
          <td>{signed(theirFen - ourFen)}</td>
          <td>
            {nth === 0 && (
              <Button size="small" loading={isBusy} onClick={onRun} aria-label={`重新核对${name}`}>
                重新核对
              </Button>
            )}
          </td>
        </tr>
      ))}
    </>
  );
}
