import { formatCount } from '../../../format/formatCount.ts';
import { gradeWords, unitGrades } from '../../../shared/openBox/gradeWords.ts';
import { ChoiceLink } from '../../../ui/filter/ChoiceLink.tsx';
import type { UnitFacets } from '../OpenBoxData.ts';
import styles from './GradeStrip.module.css';
import { filterAddress, type UnitFilter, withToggled } from './unitFilter.ts';

/** What the grades mean, and how many there are of each; pressing one chooses it. */
export function GradeStrip({ filter, facets }: { filter: UnitFilter; facets: UnitFacets | null }) {
  return (
    // It scrolls on phones, so the keyboard must be able to reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <nav className={styles['grades']} aria-label="等级说明" tabIndex={0}>
      {unitGrades.map((grade) => {
        const { mark, name, text } = gradeWords[grade];
        return (
          <ChoiceLink
            key={grade}
            className={styles['grade']}
            to={filterAddress(withToggled(filter, 'grades', grade))}
            isOn={filter.grades.includes(grade)}
            keepScroll
          >
            <i>{mark}</i>
            <b>
              {name}
              {facets && <em>{formatCount(facets.grades[grade])} 件</em>}
            </b>
            <span>{text}</span>
          </ChoiceLink>
        );
      })}
    </nav>
  );
}
