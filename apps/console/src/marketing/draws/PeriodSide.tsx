import { Button } from 'antd';
import { useRead } from '../../api/useRead.ts';
import { Facts } from '../../ui/facts/Facts.tsx';
import { formatFen } from '../../ui/money/formatFen.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { LoadFailed } from '../../ui/states/LoadFailed.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import styles from './Draws.module.css';
import { chanceWords, gives, kindNames, type Prize, stateNames } from './drawWords.ts';

const EVERY_MS = 10_000;

/** One period: what was promised, its secret once it is over, and how far each prize is. */
export function PeriodSide({ id, onClose }: { id: string; onClose: () => void }) {
  const read = useRead('staffDrawGet', { params: { id } }, { everyMs: EVERY_MS });
  const period = read.data;
  if (read.isError && !period) return <LoadFailed what="这一期" onRetry={() => void read.refetch()} />;
  if (!period) return <Panel title="抽奖">正在加载…</Panel>;
  return (
    <>
      <Panel
        title={`第 ${period.number} 期`}
        note={stateNames[period.state]}
        extra={<Button onClick={onClose}>关闭</Button>}
      >
        <Facts
          rows={[
            ['时间', `${formatTime(period.startsAt)} 到 ${formatTime(period.endsAt)}`],
            ['定下', formatTime(period.committedAt)],
            ['承诺', <Hex key="commitment" text={period.commitment} />],
            [
              '密钥',
              period.secret ? <Hex key="secret" text={period.secret} /> : '结束后公布；现在谁都看不到，员工也一样',
            ],
            ['抽了', `${period.draws} 次，中了 ${period.won} 份`],
            ['给出', `¥${formatFen(period.givenFen)}`],
          ]}
        />
      </Panel>
      <Panel title="奖品" note="概率是定下时的；号段是现在的">
        <ol className={styles['prizes']}>
          {period.prizes.map((prize) => (
            <PrizeRow key={prize.position} prize={prize} isLast={prize.position === period.prizes.length - 1} />
          ))}
        </ol>
      </Panel>
    </>
  );
}

/** A hash or a secret, whole: it is there to be compared. */
function Hex({ text }: { text: string }) {
  return <span className="mono">{text}</span>;
}

function PrizeRow({ prize, isLast }: { prize: Prize; isLast: boolean }) {
  const { name, kind, weight, from, to, stock, left, won, worthFen, claims } = prize;
  const supply = stock === null ? `中了 ${won} 份，不限量` : `中了 ${won} / ${stock} 份，剩 ${left ?? 0}`;
  return (
    <li>
      <b>{name}</b>
      <span>
        {kindNames[kind]}
        {kind !== 'nothing' && `，${gives(prize)}，每份 ¥${formatFen(worthFen)}`}
      </span>
      <span>
        权重 {weight.toLocaleString('en-US')}，{chanceWords(weight)}；
        {from === null || to === null ? '发完了，概率归最后一份' : `现在号段 ${from} 到 ${to}`}
        {isLast && from !== null && to !== null && to - from + 1 > weight && '，接过了发完的'}
      </span>
      <span>{supply}</span>
      {claims && won > 0 && (
        <span>
          已填地址 {claims.claimed}，等地址 {claims.waiting}，过期没领 {claims.lapsed}
        </span>
      )}
    </li>
  );
}
