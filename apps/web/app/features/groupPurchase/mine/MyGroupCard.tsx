import { clockMoment, momentWords } from '../../../format/momentWords.ts';
import { useUserCache } from '../../../session/userCache.ts';
import { Picture } from '../../../shared/files/picture/Picture.tsx';
import type { MyGroup } from '../../../shared/groups/Group.ts';
import { GroupPrice } from '../../../shared/groups/GroupPrice.tsx';
import { RefundSteps } from '../../../shared/groups/refund/RefundSteps.tsx';
import { SeatRow } from '../../../shared/groups/SeatRow.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import { Countdown } from '../../../ui/time/Countdown.tsx';
import styles from './MyGroupCard.module.css';
import { MyGroupButtons } from './MyGroupButtons.tsx';
import { lateWords, seatsWords, stateNote, stateWords } from './myGroupWords.ts';
import { ownPlace } from './ownPlace.ts';

interface MyGroupCardProps {
  item: MyGroup;
  now: string;
  /** Its time is over: it must be asked for again. */
  onOver: () => void;
}

/** One of the user's groups: how it stands, its goods, its seats, what can be done, and where a refund is. */
export function MyGroupCard({ item, now, onOver }: MyGroupCardProps) {
  const { seatId, state, group, productId, title, skuLabel, picture, quantity, size } = item;
  const { name } = useUserCache((cache) => cache.operator);
  const late = lateWords(item);
  const [before, strong, after] = seatsWords(item);
  const isWaiting = state === 'held' || state === 'open';
  return (
    <article className={styles['card']} data-over={state === 'failed' && item.refund?.isDone} aria-labelledby={seatId}>
      <header className={styles['head']}>
        <h2 id={seatId} data-now={isWaiting}>
          {stateWords[state]}
        </h2>
        <p className={styles['note']}>
          {isWaiting ? <TimeLeft item={item} now={now} onOver={onOver} /> : stateNote(item, now)}
        </p>
        {group && <p className={styles['number']}>团 {group.no}</p>}
      </header>
      <div className={styles['body']}>
        <div className={styles['goods']}>
          <Picture {...picture} alt="" sizes="88px" maxWidth={320} width={88} eager />
          <div>
            <LightLink to={`/product?id=${productId}`}>{title}</LightLink>
            <p>{[skuLabel, quantity > 1 ? `${quantity} 件` : ''].filter(Boolean).join('，')}</p>
            <GroupPrice chip={`${size} 人团`} priceFen={item.unitPriceFen} singleFen={item.singleFen} />
          </div>
        </div>
        <div className={styles['seats']}>
          <SeatRow
            members={group?.members ?? []}
            size={size}
            side={36}
            room={6}
            mine={state === 'held' ? 'seat' : ownPlace(group?.members ?? [], { name, isLeader: item.isLeader })}
          />
          <p>
            {before}
            <b>{strong}</b>
            {after}
          </p>
        </div>
        <MyGroupButtons item={item} />
      </div>
      {state === 'failed' && (
        <div className={styles['refund']}>
          <RefundSteps refund={item.refund} now={now} />
        </div>
      )}
      {late !== null && (
        <p className={styles['late']}>
          <Icon name="info" size={20} />
          {late}
        </p>
      )}
    </article>
  );
}

function TimeLeft({ item: { state, group, order }, now, onOver }: MyGroupCardProps) {
  if (state === 'held' || !group) {
    return (
      <>
        还留{' '}
        <b>
          <Countdown key={order.payBy} until={order.payBy} now={now} isShort onOver={onOver} />
        </b>
        ，{clockMoment(order.payBy, now)} 没付就放回
      </>
    );
  }
  return (
    <>
      {momentWords(group.endsAt, now)} 到期，还剩{' '}
      <b>
        <Countdown key={group.endsAt} until={group.endsAt} now={now} onOver={onOver} />
      </b>
    </>
  );
}
