import { gradeWords, unitGrades } from '../../../shared/openBox/gradeWords.ts';
import type { UnitGrade } from '../../../shared/openBox/Unit.ts';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import styles from './GradesPanel.module.css';

/** What its grade means among the others. */
export function GradesPanel({ grade }: { grade: UnitGrade }) {
  return (
    <Panel
      title={`${gradeWords[grade].mark} 级是什么意思`}
      aside={
        <LightLink className={styles['all']} to="/guide?topic=openBox">
          看全部标准
        </LightLink>
      }
    >
      <ul className={styles['grades']}>
        {unitGrades.map((one) => {
          const { mark, name, text } = gradeWords[one];
          return (
            <li key={one} aria-current={one === grade || undefined}>
              <b>
                {mark}　{name}
              </b>
              <span>
                {one === grade && '这一件。'}
                {text}
              </span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
