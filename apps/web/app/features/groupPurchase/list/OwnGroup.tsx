import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { formatFen } from '../../../format/formatFen.ts';
import { clockMoment } from '../../../format/momentWords.ts';
import { useUserCache } from '../../../session/userCache.ts';
import { LinePicture } from '../../../shared/goods/line/LinePicture.tsx';
import type { MyGroup } from '../../../shared/groups/Group.ts';
import { groupAddress } from '../../../shared/groups/groupAddress.ts';
import { SeatRow } from '../../../shared/groups/SeatRow.tsx';
import { LoginLink } from '../../../shared/people/login/LoginLink.tsx';
import { mostUrgent } from './mostUrgent.ts';
import styles from './OwnGroup.module.css';

interface Own {
  readonly user: string;
  /** Null: they take part in none. */
  readonly group: MyGroup | null;
  readonly now: string;
}

/** The viewer's group that most needs them. The box stands for everyone and keeps its height, so that nothing moves. */
export function OwnGroup() {
  const user = useUserCache((state) => state.operator.invitationCode);
  const own = useOwnGroup(user);
  return (
    <section className={styles['own']} aria-label="您的团">
      {own?.group ? <Waiting item={own.group} now={own.now} /> : <None isGuest={user === ''} />}
    </section>
  );
}

/** A failure is not told: 我的拼团 leads to the same, and tells it there. */
function useOwnGroup(user: string): Own | null {
  const [own, setOwn] = useState<Own | null>(null);
  useEffect(() => {
    if (user === '') return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    void (async () => {
      try {
        const { apiClient } = await import('../../../session/apiClient.ts');
        const { items, now } = await apiClient.call(
          'groupMine',
          { query: { state: 'open' } },
          { silent: true, signal },
        );
        if (!signal.aborted) setOwn({ user, group: mostUrgent(items), now });
      } catch {
        // The box says where their groups are all the same.
      }
    })();
    return () => leaving.abort();
  }, [user]);
  return own?.user === user ? own : null;
}

function None({ isGuest }: { isGuest: boolean }) {
  return (
    <>
      <img src="/img/scene-tea.webp" alt="" width={72} height={72} />
      <div className={styles['words']}>
        <b>您的团会在这里</b>
        <p>开团或参团之后，进度和到期时间都在这里</p>
      </div>
      {isGuest ? (
        <LoginLink className={styles['plain']}>登录看我的团</LoginLink>
      ) : (
        <Link className={styles['plain']} to="/order/myGroups" prefetch="intent">
          看我的拼团
        </Link>
      )}
    </>
  );
}

function Waiting({ item, now }: { item: MyGroup; now: string }) {
  const { state, group, title, picture, size, order } = item;
  const members = group?.members ?? [];
  const lacks = size - members.length;
  return (
    <>
      <LinePicture picture={picture} size={72} />
      <div className={styles['words']}>
        <b>{state === 'held' ? '座位留着，等您付款' : `您的团还差 ${lacks} 人`}</b>
        <p>
          {title}，{size} 人团，
          {state === 'held' || !group
            ? `${clockMoment(order.payBy, now)} 没付就放回`
            : `${clockMoment(group.endsAt, now)} 到期`}
        </p>
      </div>
      <span className={styles['seats']}>
        <SeatRow members={members} size={size} />
      </span>
      {state === 'held' || !group ? (
        <Link className={styles['filled']} to={`/order/pay?id=${order.id}`}>
          去支付 {formatFen(order.payFen)}
        </Link>
      ) : (
        <Link className={styles['filled']} to={`${groupAddress(group.id)}#poster`}>
          邀请好友
        </Link>
      )}
    </>
  );
}
