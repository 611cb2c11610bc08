import { businessDay } from '@jiwu/kernel';
import { Button } from 'antd';
import { useRead } from '../../api/useRead.ts';
import { shopNow } from '../../session/shopTime.ts';
import { useAddress } from '../../ui/address/useAddress.ts';
import { formatFen } from '../../ui/money/formatFen.ts';
import { PageHead } from '../../ui/panel/PageHead.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { Split } from '../../ui/panel/Split.tsx';
import { Thumb } from '../../ui/picture/Thumb.tsx';
import { LoadFailed } from '../../ui/states/LoadFailed.tsx';
import styles from './Deals.module.css';
import { type Deal, dayAfter, dayWords, weekOf } from './dealWords.ts';
import { DealSide } from './DealSide.tsx';
import { NewDeal } from './NewDeal.tsx';

const DAYS = 7;
/** Today's deals sell out in minutes; what is held comes back after ten. */
const EVERY_MS = 2000;

/** 排期: the deals of a week by day, how many pieces each has, and live how many are sold. */
export function DealsPage() {
  const { query, change } = useAddress();
  const today = businessDay(shopNow());
  const from = weekOf(query['from'] ?? today);
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
    if (chosen) return <DealSide key={`${chosen.id} ${chosen.version}`} deal={chosen} onClose={close} />;
    if (add)
      return <NewDeal key={add} day={add} onMade={(id) => change({ open: id, add: undefined })} onClose={close} />;
    return null;
  })();
  return (
    <>
      <PageHead title="排期" about="每日一抢每天 10:00 开始，24:00 或卖完为止。发布以后价格不再变">
        <Button aria-label="上一周" onClick={() => go(-1)}>
          ‹
        </Button>
        <b>
          {from.slice(5)} 至 {until.slice(5)}
        </b>
        <Button aria-label="下一周" onClick={() => go(1)}>
          ›
        </Button>
        <Button disabled={isThisWeek} onClick={() => change({ from: undefined, open: undefined, add: undefined })}>
          回到今天
        </Button>
      </PageHead>
      <Split side={side}>
        <Panel title="每日一抢" note="一抢价与件数，底下的条是卖出">
          {read.isError && !read.data ? (
            <LoadFailed what="排期" onRetry={() => void read.refetch()} />
          ) : (
            <div className={styles['week']} aria-busy={read.isPending}>
              {Array.from({ length: DAYS }, (_, nth) => dayAfter(from, nth)).map((day) => (
                <section key={day} aria-label={dayWords(day)} data-today={day === today || undefined}>
                  <h3>
                    {dayWords(day)} {day === today && <em>今天</em>}
                  </h3>
                  {deals
                    .filter((deal) => deal.day === day)
                    .map((deal) => (
                      <DealCard
                        key={deal.id}
                        deal={deal}
                        isOpen={deal.id === open}
                        onOpen={() => change({ open: deal.id, add: undefined }, { push: !side })}
                      />
                    ))}
                  {day >= today && (
                    <button
                      type="button"
                      className={styles['add']}
                      aria-label={`${dayWords(day)} 排一款`}
                      onClick={() => change({ add: day, open: undefined }, { push: !side })}
                    >
                      排一款
                    </button>
                  )}
                </section>
              ))}
            </div>
          )}
        </Panel>
      </Split>
    </>
  );
}

function DealCard({ deal, isOpen, onOpen }: { deal: Deal; isOpen: boolean; onOpen: () => void }) {
  const { title, picture, priceFen, allocated, sold, held, state, isUndercut, isPaused } = deal;
  return (
    <button
      type="button"
      className={styles['deal']}
      data-state={state}
      aria-current={isOpen ? 'true' : undefined}
      onClick={onOpen}
    >
      <span>
        <Thumb picture={picture} size={24} /> {title}
      </span>
      <span>
        <b>{formatFen(priceFen)}</b>
        <em>{state === 'draft' ? `草稿，${allocated} 件` : `${sold} / ${allocated}`}</em>
      </span>
      {isUndercut && <i>平时价不比它高</i>}
      {isPaused && <i>已暂停</i>}
      {state !== 'draft' && (
        <progress value={sold + held} max={allocated} aria-label={`卖出 ${sold}，占住 ${held}，共 ${allocated}`} />
      )}
    </button>
  );
}
