import { rules } from '@jiwu/contract/rules';
import { shanghaiClock, shanghaiMonthDay, weekdayOf } from '../../../format/shanghaiDay.ts';
import type { Deal } from '../../../shared/woot/Deal.ts';
import { SectionHead } from '../../../ui/sections/SectionHead.tsx';
import type { Own } from '../useMyWoot.ts';
import { TomorrowCard } from './TomorrowCard.tsx';
import styles from './TomorrowSection.module.css';

interface TomorrowSectionProps {
  deals: readonly Deal[];
  own: Own;
}

/** What begins tomorrow: price and pieces are promised today. */
export function TomorrowSection({ deals, own }: TomorrowSectionProps) {
  const [first] = deals;
  return (
    <section id="tomorrow" className={styles['section']} aria-labelledby="tomorrowTitle" tabIndex={-1}>
      <SectionHead
        id="tomorrowTitle"
        title="明日预告"
        lead={
          first
            ? `${shanghaiMonthDay(first.beginsAt)} ${weekdayOf(first.day)} ${shanghaiClock(first.beginsAt)} 开始，价格和件数今天就写明`
            : '价格和件数提前一天写明'
        }
      >
        {first && <span className={styles['aside']}>提醒在开始前 {rules.woot.remindMinutes} 分钟发站内消息</span>}
      </SectionHead>
      {first ? (
        <ul className={styles['grid']}>
          {deals.map((deal) => (
            <TomorrowCard key={deal.id} deal={deal} own={own} />
          ))}
        </ul>
      ) : (
        <p className={styles['none']}>明天的还没有定，发布后会出现在这里。</p>
      )}
    </section>
  );
}
