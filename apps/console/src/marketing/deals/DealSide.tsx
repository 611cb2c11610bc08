import { Button } from 'antd';
import { Link } from 'react-router';
import { useRead } from '../../api/useRead.ts';
import { shopNow } from '../../session/shopTime.ts';
import { Facts } from '../../ui/facts/Facts.tsx';
import { formatFen } from '../../ui/money/formatFen.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import { DealActs } from './DealActs.tsx';
import { DealDraft } from './DealDraft.tsx';
import { dayWords, type Deal, isRunning, stateNames } from './dealWords.ts';

interface DealSideProps {
  readonly deal: Deal;
  readonly onMoved: (day: string) => void;
  readonly onClose: () => void;
}

/** One deal: a draft can be changed, moved and published; one that runs gets more pieces, or stands still for a while. */
export function DealSide({ deal, onMoved, onClose }: DealSideProps) {
  const { allocated, sold, held, left, ordinaryFen, isUndercut, soldOutAt, nextBackAt } = deal;
  return (
    <>
      <Panel
        title={deal.title}
        note={`${dayWords(deal.day)}，${isRunning(deal, shopNow()) ? '进行中' : stateNames[deal.state]}`}
        extra={<Button onClick={onClose}>关闭</Button>}
      >
        <Facts
          rows={[
            ['规格', deal.skuLabel],
            ['一抢价', `¥${formatFen(deal.priceFen)}`],
            ['平时最低', `¥${formatFen(ordinaryFen)}${isUndercut ? '，不比一抢价高，抢到也不省' : ''}`],
            [
              '件数',
              deal.state === 'draft'
                ? `${allocated} 件，没有留`
                : `售 ${sold} + 占 ${held} + 剩 ${left} = ${allocated}`,
            ],
            ['每人', `${deal.limitPerUser} 件`],
            ['卖完', soldOutAt && formatTime(soldOutAt)],
            ['最早放回', nextBackAt && formatTime(nextBackAt)],
            [
              '实况',
              deal.state === 'published' ? (
                <Link key="live" to={`/deals/live?id=${deal.id}`}>
                  看这一款的实况
                </Link>
              ) : null,
            ],
          ]}
        />
      </Panel>
      {deal.state === 'draft' && <DealDraft deal={deal} onMoved={onMoved} onDropped={onClose} />}
      {deal.state === 'published' && <Running deal={deal} />}
    </>
  );
}

function Running({ deal }: { deal: Deal }) {
  const { data } = useRead('staffWootWatch', { params: { id: deal.id } });
  return data ? <DealActs deal={deal} available={data.available} /> : <Panel title="能做什么">正在看库存…</Panel>;
}
