import { rules } from '@jiwu/contract/rules';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import { guidePages } from '../guidePages.ts';
import type { Found } from '../GuideData.ts';
import styles from './FoundEntries.module.css';
import { Marked } from './Marked.tsx';

/** The best answer in full, and the others below it. */
export function FoundEntries({ found: { items, terms } }: { found: Found }) {
  const [best, ...others] = items;
  if (!best) return <p className={styles['none']}>这一类里没有，看看全部。</p>;
  return (
    <div className={styles['found']}>
      <div className={styles['best']}>
        <LightLink to={guidePages.answer(best.slug)}>
          <Marked text={best.title} terms={terms} />
        </LightLink>
        <p>
          <Marked text={best.summary} terms={terms} />
        </p>
        <small>{rules.content.sectionNames[best.section]}　直接回答</small>
      </div>
      <ol>
        {others.map(({ slug, title, section, summary }) => (
          <li key={slug}>
            <LightLink to={guidePages.answer(slug)}>
              <Marked text={title} terms={terms} />
            </LightLink>
            <p>
              <Marked text={summary} terms={terms} />
            </p>
            <small>{rules.content.sectionNames[section]}</small>
          </li>
        ))}
      </ol>
    </div>
  );
}
