import { Icon, type IconName } from '../../../ui/icon/Icon.tsx';
import type { Unit } from '../../../shared/openBox/Unit.ts';
import styles from './UnitFacts.module.css';
import { defectLines, missingLine, originLines, rightsLines } from './unitFactWords.ts';

/** What is wrong with it and where, what is missing, how it was used, and what one can do about it. */
export function UnitFacts({ unit }: { unit: Unit }) {
  const defects = defectLines(unit);
  const missing = missingLine(unit.inspection);
  const { isSealed } = unit.inspection;
  return (
    <ul className={styles['facts']}>
      <Fact icon="info" title="痕迹">
        {defects.length > 0 ? defects : [isSealed ? '没有拆封，没有使用痕迹。' : '没有发现使用痕迹。']}
      </Fact>
      <Fact icon="box" title="缺少">
        {[missing]}
      </Fact>
      <Fact icon="undo" title="来历">
        {originLines(unit)}
      </Fact>
      <Fact icon="shield" title="退与保">
        {rightsLines(unit)}
      </Fact>
    </ul>
  );
}

function Fact({ icon, title, children }: { icon: IconName; title: string; children: readonly string[] }) {
  return (
    <li>
      <Icon name={icon} size={18} />
      <div>
        <b>{title}</b>
        {children.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
    </li>
  );
}
