import { useRead } from '../../../api/useRead.ts';
import { Figures } from '../../../ui/figures/Figures.tsx';
import { formatFen } from '../../../ui/money/formatFen.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Split } from '../../../ui/panel/Split.tsx';
import { LoadFailed } from '../../../ui/states/LoadFailed.tsx';
import { formatTime } from '../../../ui/time/formatTime.ts';
import { DealActs } from '../DealActs.tsx';
import { dayWords, type Watched } from '../dealWords.ts';
import styles from '../Deals.module.css';
import { DealEvents } from './DealEvents.tsx';
import { HeldPieces } from './HeldPieces.tsx';
import { PieceGrid } from './PieceGrid.tsx';

/** One deal as it sells: where its pieces are, who holds some, and what just happened. */
export function DealWatch({ id, everyMs }: { id: string; everyMs: number }) {
  const read = useRead('staffWootWatch', { params: { id } }, { everyMs });
  const seen = read.data;
  if (read.isError && !seen) return <LoadFailed what="这一款的实况" onRetry={() => void read.refetch()} />;
  if (!seen) return <Panel title="实况">正在加载…</Panel>;
  const { deal, available } = seen;
  return (
    <>
      <Figures label="件数" items={figuresOf(seen)} />
      <Split
        side={
          <>
            <DealEvents events={seen.events} />
            {deal.state === 'published' && <DealActs deal={deal} available={available} />}
          </>
        }
      >
        <div className={styles['column']}>
          <Panel title={deal.title} note={whenWords(seen)}>
            <PieceGrid deal={deal} />
          </Panel>
          <HeldPieces seen={seen} />
        </div>
      </Split>
    </>
  );
}

function whenWords({ deal, beginsAt, endsAt, now }: Watched): string {
  if (deal.isPaused) return `${dayWords(deal.day)}，已暂停`;
  if (now < beginsAt) return `${formatTime(beginsAt)} 开始`;
  if (deal.soldOutAt) return `${formatTime(deal.soldOutAt)} 卖完`;
  return now < endsAt ? `进行中，到 ${formatTime(endsAt)}` : '已结束';
}

function figuresOf({ deal, claimed, unpaid, claims }: Watched) {
  const { sold, held, left, allocated, priceFen } = deal;
  return [
    { label: '抢到过', value: claims.made, note: `${claims.people} 人` },
    { label: '已售', value: sold, note: `按一抢价 ¥${formatFen(sold * priceFen)}` },
    { label: '占住', value: held, note: `占位 ${claimed}，未付订单 ${unpaid}` },
    { label: '还剩', value: left, note: `${sold} + ${held} + ${left} = ${allocated}` },
    {
      label: '放回过',
      value: claims.lapsed + claims.released,
      note: `过时没付 ${claims.lapsed}，自己放弃 ${claims.released}`,
    },
    // Who comes too late is answered at the gate; nothing is written down of it.
    { label: '没抢到', value: '不记', note: '闸口直接答复，不留记录' },
  ];
}
