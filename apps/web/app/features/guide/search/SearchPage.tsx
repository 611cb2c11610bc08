import { rules } from '@jiwu/contract/rules';
import { EmptyState } from '../../../ui/emptyState/EmptyState.tsx';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import { contactPath } from '../contactPath.ts';
import { guidePages } from '../guidePages.ts';
import type { Found, SearchData } from '../GuideData.ts';
import { ContactSide } from '../parts/ContactSide.tsx';
import { GuideColumns } from '../parts/GuideColumns.tsx';
import { GuideNav } from '../parts/GuideNav.tsx';
import { GuideSearch } from '../parts/GuideSearch.tsx';
import { SideLinks, SidePanel } from '../parts/SidePanel.tsx';
import { useReload } from '../useReload.ts';
import { FoundEntries } from './FoundEntries.tsx';
import styles from './SearchPage.module.css';
import { SectionTabs } from './SectionTabs.tsx';

/** What was found in the guide, the best first, by section, and what else could be searched for. */
export function SearchPage({ page }: { page: SearchData }) {
  const { words, section, found, sections } = page;
  return (
    <GuideColumns
      steps={[{ label: `搜索“${words}”`, to: guidePages.search(words) }]}
      nav={<GuideNav sections={sections} words={words} />}
      side={<SearchSide found={found} />}
    >
      <div className={styles['head']}>
        <GuideSearch words={words} className={styles['search']} />
        <h1>
          {found === null ? '没有搜出来' : found.total === 0 ? '没有找到' : `找到 ${found.total} 条`}
          <span>按“{words}”搜的，拼音和首字母也算</span>
        </h1>
      </div>
      <Results page={page} />
      {found !== null && found.total > 0 && (
        <div className={styles['more']}>
          <p>没有您要的，换个说法，或者直接问人。</p>
          <LightLink to={contactPath}>联系客服</LightLink>
        </div>
      )}
      <p className={styles['told']} role="status">
        {section !== null && found !== null && `${rules.content.sectionNames[section]} ${found.items.length} 条`}
      </p>
    </GuideColumns>
  );
}

function Results({ page: { words, section, found } }: { page: SearchData }) {
  const { isLoading, reload } = useReload();
  if (found === null) {
    return (
      <div className={styles['failed']}>
        <LoadFailed text="搜索没有完成，您输入的还在。" retrying={isLoading} onRetry={reload} />
      </div>
    );
  }
  if (found.total === 0) {
    return (
      <EmptyState
        title="指南里没有这样的问题"
        text="换一个更短的说法试试，比如“退款”“运费”；也可以直接问客服。"
        action={{ to: contactPath, label: '联系客服' }}
        picture="compass"
      />
    );
  }
  return (
    <>
      <SectionTabs words={words} section={section} found={found} />
      <FoundEntries found={found} />
    </>
  );
}

function SearchSide({ found }: { found: Found | null }) {
  const others = found?.otherWords ?? [];
  if (others.length === 0) return <ContactSide />;
  return (
    <SidePanel title="换个说法">
      <SideLinks>
        {others.map((words) => (
          <li key={words}>
            <LightLink to={guidePages.search(words)}>{words}</LightLink>
          </li>
        ))}
      </SideLinks>
    </SidePanel>
  );
}
