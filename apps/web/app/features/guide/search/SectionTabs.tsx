import { rules } from '@jiwu/contract/rules';
import { LinkTabs } from '../../../ui/linkTabs/LinkTabs.tsx';
import { formatCount } from '../../../format/formatCount.ts';
import { guidePages } from '../guidePages.ts';
import type { Found, Section } from '../GuideData.ts';
import styles from './SectionTabs.module.css';

interface SectionTabsProps {
  words: string;
  section: Section | null;
  found: Found;
}

/** All that was found, or only what a section has of it. */
export function SectionTabs({ words, section, found }: SectionTabsProps) {
  const all = {
    to: guidePages.search(words),
    label: '全部',
    isCurrent: section === null,
    count: formatCount(found.total),
  };
  return (
    <LinkTabs
      label="分类"
      className={styles['tabs']}
      tabs={[
        all,
        ...found.sections.map(({ section: one, count }) => ({
          to: guidePages.search(words, one),
          label: rules.content.sectionNames[one],
          isCurrent: one === section,
          count: formatCount(count),
        })),
      ]}
    />
  );
}
