import { SectionLinks } from '../../ui/sections/SectionLinks.tsx';
import { PastSection } from './past/PastSection.tsx';
import { RulesSection } from './rules/RulesSection.tsx';
import { ShareTop } from './ShareTop.tsx';
import { TodaySection } from './today/TodaySection.tsx';
import { TomorrowSection } from './tomorrow/TomorrowSection.tsx';
import { useMyWoot } from './useMyWoot.ts';
import type { WootData } from './WootData.ts';
import { WootHead } from './WootHead.tsx';
import styles from './WootPage.module.css';

/** The channel: today with every piece, tomorrow, what is past, the rules. */
export function WootPage({ page }: { page: WootData }) {
  const { deals, past, isPastWhole, origin, now } = page;
  const own = useMyWoot();
  const count = (list: readonly unknown[] | undefined) => (list?.length ? `${list.length} 件` : undefined);
  return (
    <div className={styles['page']}>
      <ShareTop origin={origin} />
      <WootHead deals={deals} now={now}>
        <SectionLinks
          className={styles['anchors']}
          label="每日一抢"
          sections={[
            { id: 'today', label: '今天', note: count(deals?.today) },
            { id: 'tomorrow', label: '明日预告', note: count(deals?.tomorrow) },
            { id: 'past', label: '往期' },
            { id: 'rules', label: '规则' },
          ]}
        />
      </WootHead>
      <TodaySection deals={deals?.today ?? null} hasTomorrow={(deals?.tomorrow.length ?? 0) > 0} own={own} now={now} />
      {deals && <TomorrowSection deals={deals.tomorrow} own={own} />}
      <PastSection past={past} isWhole={isPastWhole} />
      <RulesSection />
    </div>
  );
}
