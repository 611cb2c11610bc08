import { rules } from '@jiwu/contract/rules';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import { guidePages } from '../guidePages.ts';
import type { Entry, Section } from '../GuideData.ts';
import { sectionIcons } from '../sectionIcons.ts';
import styles from './SectionPanel.module.css';

interface SectionPanelProps {
  section: Section;
  entries: readonly Entry[];
  /** On phones; elsewhere there is room for all. */
  isOpen: boolean;
  onToggle: () => void;
}

const FIRST = 5;

/** The first questions of a section. Its name opens it on phones. */
export function SectionPanel({ section, entries, isOpen, onToggle }: SectionPanelProps) {
  const name = rules.content.sectionNames[section];
  const listId = `section-${section}`;
  return (
    <section className={styles['section']} data-open={isOpen} aria-label={name}>
      <h3>
        <Icon name={sectionIcons[section]} size={24} />
        {name}
        <em>{entries.length} 条</em>
        <button
          type="button"
          className={styles['toggle']}
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-label={name}
          onClick={onToggle}
        >
          <Icon name="down" size={16} />
        </button>
      </h3>
      <ul id={listId}>
        {entries.slice(0, FIRST).map(({ slug, title }) => (
          <li key={slug}>
            <LightLink to={guidePages.answer(slug)}>{title}</LightLink>
          </li>
        ))}
        <li>
          <LightLink
            className={styles['all']}
            to={guidePages.section(section)}
            aria-label={`${name}，全部 ${entries.length} 条`}
          >
            全部 {entries.length} 条
          </LightLink>
        </li>
      </ul>
    </section>
  );
}
