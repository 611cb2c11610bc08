import { businessDay } from '@jiwu/kernel';
import { Button } from 'antd';
import { Link } from 'react-router';
import { useRead } from '../../api/useRead.ts';
import { shopNow } from '../../session/shopTime.ts';
import { useAddress } from '../../ui/address/useAddress.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { PageHead } from '../../ui/panel/PageHead.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { Split } from '../../ui/panel/Split.tsx';
import { LoadFailed } from '../../ui/states/LoadFailed.tsx';
import styles from './Deals.module.css';
import { dayAfter, weekOf } from './dealWords.ts';
import { DealSide } from './DealSide.tsx';
import { GroupsOfWeek } from './GroupsOfWeek.tsx';
import { NewDeal } from './NewDeal.tsx';
import { WeekCalendar } from './WeekCalendar.tsx';

const DAYS = 7;
/** Today's deals sell out in minutes; what is held comes back after ten. */
const EVERY_MS = 2000;

/** 排期: the deals of a week by day, how many pieces each has, and live how many are sold. */
export function DealsPage() {
  const { query, change } = useAddress();
  const today = businessDay(shopNow());
  const from = weekOf(query['from'] ?? today);
  const days = Array.from({ length: DAYS }, (_, nth) => dayAfter(from, nth));
  const until = dayAfter(from, DAYS - 1);
  const isThisWeek = from <= today && today <= until;
  const read = useRead(
    'staffWootList',
    { query: { from, until } },
    { isKept: true, ...(isThisWeek && { everyMs: EVERY_MS }) },
  );
  const deals = read.data?.items ?? [];
  const { open, add } = query;
  const chosen = deals.find(({ id }) => id === open);
  const close = () => change({ open: undefined, add: undefined });
  const go = (weeks: number) => change({ from: dayAfter(from, weeks * DAYS), open: undefined, add: undefined });
  const side = (() => {
    if (chosen)
      return (
        <DealSide
          key={`${chosen.id} ${chosen.version}`}
          deal={chosen}
          onMoved={(day) => change({ from: weekOf(day) })}
          onClose={close}
        />
      );
    if (add)
      return <NewDeal key={add} day={add} onMade={(id) => change({ open: id, add: undefined })} onClose={close} />;
    return null;
  })();
  const isSelling = deals.some(({ day, state }) => day === today && state === 'published');
  return (
    <>
      <PageHead title="排期" about="每日一抢每天 10:00 开始，24:00 或卖完为止。草稿拖动可以换日子；发布以后价格不再变">
        <Button aria-label="上一周" onClick={() => go(-1)}>
          ‹
        </Button>
        <b className={styles['span']}>
          {from.slice(5)} 至 {until.slice(5)}
        </b>
        <Button aria-label="下一周" onClick={() => go(1)}>
          ›
        </Button>
        <Button disabled={isThisWeek} onClick={() => change({ from: undefined, open: undefined, add: undefined })}>
          回到今天
        </Button>
        {isSelling && (
          <Link to="/deals/live" className={styles['toLive']}>
            <Icon name="clock" /> 看今天实况
          </Link>
        )}
      </PageHead>
      <Split side={side}>
        <div className={styles['column']}>
          <Panel title="每日一抢" note="一抢价与件数，底下的条是卖出和占住">
            {read.isError && !read.data ? (
              <LoadFailed what="排期" onRetry={() => void read.refetch()} />
            ) : (
              <WeekCalendar
                days={days}
                today={today}
                deals={deals}
                open={open}
                isBusy={read.isPending}
                onOpen={(id) => change({ open: id, add: undefined }, { push: !side })}
                onAdd={(day) => change({ add: day, open: undefined }, { push: !side })}
              />
            )}
          </Panel>
          <GroupsOfWeek days={days} />
        </div>
      </Split>
    </>
  );
}
