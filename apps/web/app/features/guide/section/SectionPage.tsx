import { rules } from '@jiwu/contract/rules';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import { guidePages } from '../guidePages.ts';
import type { SectionData } from '../GuideData.ts';
import { ContactSide } from '../parts/ContactSide.tsx';
import { GuideColumns } from '../parts/GuideColumns.tsx';
import { GuideNav } from '../parts/GuideNav.tsx';
import { useReload } from '../useReload.ts';
import styles from './SectionPage.module.css';

/** Every question of a section. */
export function SectionPage({ page: { section, sections } }: { page: SectionData }) {
  const { isLoading, reload } = useReload();
  const name = rules.content.sectionNames[section];
  const entries = sections?.find((one) => one.section === section)?.entries ?? [];
  return (
    <GuideColumns
      steps={[{ label: name, to: guidePages.section(section) }]}
      nav={<GuideNav sections={sections} current={{ section }} />}
      side={<ContactSide />}
    >
      <div className={styles['section']}>
        <h1>
          {name}
          {sections !== null && <span>{entries.length} 条</span>}
        </h1>
        {sections === null && (
          <LoadFailed text="问题没有加载出来，请再试一次。" retrying={isLoading} onRetry={reload} />
        )}
        <ul>
          {entries.map(({ slug, title }) => (
            <li key={slug}>
              <LightLink to={guidePages.answer(slug)}>
                {title}
                <Icon name="forward" size={16} />
              </LightLink>
            </li>
          ))}
        </ul>
      </div>
    </GuideColumns>
  );
}
