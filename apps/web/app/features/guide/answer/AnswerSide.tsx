import { LightLink } from '../../../ui/link/LightLink.tsx';
import { SectionLinks } from '../../../ui/sections/SectionLinks.tsx';
import { guidePages } from '../guidePages.ts';
import type { GuideAnswer } from '../GuideData.ts';
import { OwnConcern } from '../own/OwnConcern.tsx';
import { ContactSide } from '../parts/ContactSide.tsx';
import { SideLinks, SidePanel } from '../parts/SidePanel.tsx';
import styles from './AnswerSide.module.css';

/** Beside an answer: its chapters, questions near to it, and people. */
export function AnswerSide({ answer: { slug: own, headings, related } }: { answer: GuideAnswer }) {
  const chapters = headings.filter(({ level }) => level === 2);
  return (
    <>
      {chapters.length > 1 && (
        <SidePanel title="本页内容" isWideOnly>
          <SectionLinks
            className={styles['chapters']}
            label="本页内容"
            sections={chapters.map(({ id, text }) => ({ id, label: text }))}
          />
        </SidePanel>
      )}
      {related.length > 0 && (
        <SidePanel title="相关问题">
          <SideLinks>
            {related.map(({ slug, title }) => (
              <li key={slug}>
                <LightLink to={guidePages.answer(slug)}>{title}</LightLink>
              </li>
            ))}
          </SideLinks>
        </SidePanel>
      )}
      <ContactSide />
      <OwnConcern slug={own} />
    </>
  );
}
