import { LightLink } from '../../ui/link/LightLink.tsx';
import { periodWords, startWords } from './periodWords.ts';
import { Section } from './Section.tsx';
import type { SectionFacts } from './SectionFacts.ts';
import styles from './UpcomingSection.module.css';

/** It is announced, and nothing can be done yet. */
export function UpcomingSection({ activity, anchor, page }: SectionFacts) {
  const { id, title, subtitle, startsAt, endsAt } = activity;
  return (
    <Section
      anchor={anchor}
      title={title}
      note={subtitle}
      aside={!page.isOne && <LightLink to={`/active?id=${id}`}>活动规则</LightLink>}
    >
      <p className={styles['when']}>
        <b>{startWords(startsAt)} 开始</b>
        <span>{periodWords(startsAt, endsAt)}</span>
      </p>
    </Section>
  );
}
