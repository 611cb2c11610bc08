import { rules } from '@jiwu/contract/rules';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import { guidePages } from '../guidePages.ts';
import type { Section, Sections } from '../GuideData.ts';
import { GuideSearch } from './GuideSearch.tsx';
import styles from './GuideNav.module.css';

interface GuideNavProps {
  /** Null: they did not come; the names of the sections are known all the same. */
  sections: Sections | null;
  /** The one that is open, and the entry that is read. */
  current?: { readonly section: Section; readonly slug?: string } | undefined;
  words?: string;
}

/** At the left of an answer, where there is room: the search and the contents of the guide. */
export function GuideNav({ sections, current, words }: GuideNavProps) {
  return (
    <div className={styles['nav']}>
      <GuideSearch look="small" className={styles['find']} {...(words !== undefined && { words })} />
      <nav aria-label="指南目录">
        <ul>
          {rules.content.sections.map((section) => {
            const isOpen = section === current?.section;
            const entries = sections?.find((one) => one.section === section)?.entries ?? [];
            return (
              <li key={section}>
                <LightLink className={styles['group']} to={guidePages.section(section)} data-open={isOpen}>
                  {rules.content.sectionNames[section]}
                  <Icon name="down" size={14} />
                </LightLink>
                {isOpen && entries.length > 0 && (
                  <ul>
                    {entries.map(({ slug, title }) => (
                      <li key={slug}>
                        <LightLink
                          className={styles['entry']}
                          to={guidePages.answer(slug)}
                          aria-current={slug === current.slug ? 'page' : undefined}
                        >
                          {title}
                        </LightLink>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            );
          })}
        </ul>
      </nav>
    </div>
  );
}
