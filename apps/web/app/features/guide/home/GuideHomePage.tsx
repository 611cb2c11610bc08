import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import { useReload } from '../useReload.ts';
import type { HomeData } from '../GuideData.ts';
import { ContactPanel } from './ContactPanel.tsx';
import { GuideHead } from './GuideHead.tsx';
import { GuideHero } from './GuideHero.tsx';
import styles from './GuideHomePage.module.css';
import { PopularEntries } from './PopularEntries.tsx';
import { SectionPanels } from './SectionPanels.tsx';

/** The first page of the guide: search, what waits for the reader, what is asked often, everything, and people. */
export function GuideHomePage({ page: { guide } }: { page: HomeData }) {
  const { isLoading, reload } = useReload();
  return (
    <div className={styles['page']}>
      <GuideHero />
      {guide === null ? (
        <div className={styles['failed']}>
          <LoadFailed text="问题没有加载出来，搜索和客服都还能用。" retrying={isLoading} onRetry={reload} />
        </div>
      ) : (
        <>
          {guide.popular.length > 0 && (
            <section aria-labelledby="popular">
              <GuideHead id="popular" title="大家常问" lead="点开就是答案" />
              <PopularEntries entries={guide.popular} />
            </section>
          )}
          <section aria-labelledby="all">
            <GuideHead id="all" title="全部问题" lead={`${guide.sections.length} 类，${guide.total} 条`} />
            <SectionPanels sections={guide.sections} />
          </section>
        </>
      )}
      <section aria-labelledby="contact">
        <GuideHead id="contact" title="还没解决" />
        <ContactPanel />
      </section>
    </div>
  );
}
