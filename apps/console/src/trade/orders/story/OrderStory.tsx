import type { StaffOrderStory } from '@jiwu/contract';
import { Button } from 'antd';
import { useRead } from '../../../api/useRead.ts';
import { useMay } from '../../../session/access.ts';
import { LoadFailed } from '../../../ui/states/LoadFailed.tsx';
import { formatTime } from '../../../ui/time/formatTime.ts';
import { orderStates } from '../../../ui/words/orderStates.ts';
import { KindTag } from '../../parts/KindTag.tsx';
import tags from '../../../ui/tags/Tags.module.css';
import { StoryActs } from './StoryActs.tsx';
import { StoryCompensation } from './StoryCompensation.tsx';
import { StoryMoney } from './StoryMoney.tsx';
import { StoryNotes } from './StoryNotes.tsx';
import { StoryParcels } from './StoryParcels.tsx';
import { StoryPrice } from './StoryPrice.tsx';
import { StoryTrail } from './StoryTrail.tsx';
import { StoryWishes } from './StoryWishes.tsx';
import { WholeAddress } from './WholeAddress.tsx';
import styles from './Story.module.css';

const EVERY_MS = 20_000;

/** Any question about one order, answered on one page. */
export function OrderStory({ no, onClose }: { no: string; onClose: () => void }) {
  const found = useRead('staffOrderStory', { params: { no } }, { everyMs: EVERY_MS });
  const story = found.data;
  const may = useMay();
  if (found.isError && !story) return <LoadFailed what="这笔订单" onRetry={() => void found.refetch()} />;
  if (!story) return <p className={styles['loading']}>正在读…</p>;
  return (
    <article className={styles['story']} aria-label={`订单 ${no}`}>
      <header className={styles['head']}>
        <h2>{no}</h2>
        <span className={styles['state']}>{orderStates[story.order.state]}</span>
        <KindTag kind={story.order.kind} />
        <Button type="text" onClick={onClose}>
          关上 <kbd>Esc</kbd>
        </Button>
      </header>
      <Steps story={story} />
      <section className={styles['two']} aria-label="买家和收货">
        <Buyer story={story} />
        <StoryWishes story={story} />
      </section>
      <StoryPrice story={story} />
      <section className={styles['two']} aria-label="付款和包裹">
        <StoryMoney story={story} />
        <StoryParcels story={story} />
      </section>
      <section className={styles['two']} aria-label="经过和备注">
        <StoryTrail story={story} />
        <StoryNotes story={story} />
      </section>
      <StoryActs story={story} />
      {may('staffOrderCompensate') && <StoryCompensation no={no} />}
    </article>
  );
}

/** 提交, 付款, 发货, 收货, 完成, with the time of each. */
function Steps({ story }: { story: StaffOrderStory }) {
  const { order } = story;
  if (order.state === 'closed') {
    return <p className={styles['closed']}>已关闭 {story.closedAt && formatTime(story.closedAt)}</p>;
  }
  const steps = [
    ['提交', order.createdAt],
    ['付款', order.paidAt],
    ['发货', story.dispatchedAt],
    ['完成', story.completedAt],
  ] as const;
  return (
    <ol className={styles['steps']} aria-label="进度">
      {steps.map(([name, at]) => (
        <li key={name} data-done={at ? true : undefined}>
          {name} {at && <em>{formatTime(at)}</em>}
        </li>
      ))}
      {order.state === 'awaitingReceipt' && story.receiveBy && <li>{formatTime(story.receiveBy)} 自动收货</li>}
    </ol>
  );
}

function Buyer({ story: { buyer, order } }: { story: StaffOrderStory }) {
  return (
    <dl className={styles['facts']}>
      <dt>买家</dt>
      <dd>
        {buyer.name} {buyer.isVip && <span className={`${tags['tag']} ${tags['vip']}`}>VIP</span>}{' '}
        <span className={tags['tag']}>{buyer.level}</span>{' '}
        <span className="quiet small">
          近 12 个月 {buyer.orders} 笔，售后 {buyer.afterSales} 次
        </span>
      </dd>
      <dt>收货</dt>
      <dd>
        {order.shipTo.recipient} {order.shipTo.phoneNumber} <WholeAddress no={order.no} />
      </dd>
      <dt>地址</dt>
      <dd>
        {order.shipTo.province} {order.shipTo.city} {order.shipTo.district} {order.shipTo.detail}
      </dd>
      {order.sender && (
        <>
          <dt>寄件</dt>
          <dd>
            {order.sender.name} {order.sender.phoneNumber}，包裹里不放价格
          </dd>
        </>
      )}
    </dl>
  );
}
