import { momentWords } from '../../../format/momentWords.ts';
import { Link } from 'react-router';
import { RefundSteps } from '../../../shared/groups/refund/RefundSteps.tsx';
import { Countdown } from '../../../ui/time/Countdown.tsx';
import { GroupButtons } from './GroupButtons.tsx';
import { GroupGoods } from './GroupGoods.tsx';
import { groupHead } from './groupHead.ts';
import styles from './GroupMain.module.css';
import { isRefunding } from './isRefunding.ts';
import { GroupTerms } from './GroupTerms.tsx';
import { Seats } from './Seats.tsx';
import type { GroupView } from './useGroupView.ts';

interface GroupMainProps {
  view: GroupView;
  link: string;
}

/** How the group stands, its seats, its goods and what the viewer can do. */
export function GroupMain({ view, link }: GroupMainProps) {
  const { answer, isOver, live } = view;
  const { group, mine } = answer;
  const { title, text } = groupHead({ group, mine, isOver });
  const isHeld = mine?.state === 'held' && mine.payBy !== null;
  const until = isHeld && mine.payBy ? mine.payBy : group.endsAt;
  return (
    <section className={styles['main']} aria-label="这个团">
      <div className={styles['head']}>
        <div aria-live="polite">
          <h1>{title}</h1>
          <p>{text}</p>
        </div>
        <div className={styles['until']}>
          {group.state === 'open' ? (
            <>
              <span>
                {isHeld ? '座位留到' : '距到期'}，{momentWords(until, group.now)}
              </span>
              <Countdown key={until} until={until} now={group.now} look="boxes" onOver={live.ask} />
            </>
          ) : (
            <span>{momentWords(group.endedAt ?? group.endsAt, group.now)} 结束</span>
          )}
        </div>
      </div>
      {mine && isRefunding(answer) && (
        <div className={styles['refund']}>
          <RefundSteps refund={mine.refund} now={group.now} />
          <Link to={`/order/detail?id=${mine.orderId}`}>看订单</Link>
        </div>
      )}
      <Seats group={group} mine={mine} />
      <GroupGoods view={view} />
      <GroupButtons view={view} link={link} />
      <GroupTerms view={view} />
    </section>
  );
}
