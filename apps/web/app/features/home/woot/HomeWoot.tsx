import { useShopSecondsLeft } from '../../../ui/time/useShopSecondsLeft.ts';
import { Countdown } from '../../../ui/time/Countdown.tsx';
import { formatCount } from '../../../format/formatCount.ts';
import { HomeBlock } from '../HomeBlock.tsx';
import { MoreLink } from '../MoreLink.tsx';
import type { HomeDeals } from '../HomeData.ts';
import { leadFirst } from './dealFacts.ts';
import { DealTile } from './DealTile.tsx';
import styles from './HomeWoot.module.css';
import { LeadDeal } from './LeadDeal.tsx';

interface HomeWootProps {
  deals: HomeDeals;
  now: string;
}

const TILES = 3;

/** The deals of today: how many are left, and for how long. All begin and end at once. When the day is over they go. */
export function HomeWoot({ deals: { today }, now }: HomeWootProps) {
  const [lead, ...others] = leadFirst(today);
  const { beginsAt = null, endsAt = null } = lead ?? {};
  const isBefore = useShopSecondsLeft(beginsAt, now) > 0;
  const isOver = useShopSecondsLeft(endsAt, now) === 0;
  if (!lead || isOver) return null;
  const time = isBefore ? 'before' : 'running';
  return (
    <HomeBlock
      title="每日一抢"
      lead={`今天 ${formatCount(today.length)} 件，24:00 或售完为止`}
      aside={
        <span className={styles['clock']}>
          {isBefore ? '距开始' : '距结束'}
          <b>
            <Countdown until={isBefore ? lead.beginsAt : lead.endsAt} now={now} />
          </b>
        </span>
      }
      action={<MoreLink to="/woot">{`全部 ${formatCount(today.length)} 件`}</MoreLink>}
    >
      <div className={styles['deals']}>
        <LeadDeal deal={lead} time={time} />
        {others.length > 0 && (
          <ul className={styles['others']}>
            {others.slice(0, TILES).map((deal) => (
              <DealTile key={deal.id} deal={deal} time={time} />
            ))}
          </ul>
        )}
      </div>
    </HomeBlock>
  );
}
