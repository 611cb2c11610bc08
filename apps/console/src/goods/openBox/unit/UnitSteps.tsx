import { rules } from '@jiwu/contract/rules';
import { formatFen } from '../../../ui/money/formatFen.ts';
import styles from '../OpenBox.module.css';
import { gradeNames, type Unit } from '../unitWords.ts';
import { openPoints } from './openPoints.ts';

interface Step {
  readonly name: string;
  readonly isDone: boolean;
  readonly note?: string;
}

/** What is done of a unit on its way to the shelf; the first that is not comes next. */
export function UnitSteps({ unit }: { unit: Unit }) {
  const { inspection, photosMissing, grade, schedule, state } = unit;
  if (state === 'sold' || state === 'writtenOff') return null;
  const places = rules.openBox.photoPlaces.length;
  const open = openPoints(unit).length;
  const points = (unit.checklist?.items.length ?? 0) + (unit.checklist?.parts.length ?? 0);
  const steps: readonly Step[] = [
    { name: '入库', isDone: true },
    {
      name: '拍照',
      isDone: inspection !== null && photosMissing.length === 0,
      note: inspection ? `${places - photosMissing.length} / ${places}` : '',
    },
    {
      name: '检测',
      isDone: inspection !== null && open === 0,
      note: inspection ? `${points - open} / ${points}` : '',
    },
    { name: '定级', isDone: grade !== null, note: grade ? gradeNames[grade] : '' },
    { name: '定价', isDone: schedule !== null, note: schedule ? formatFen(schedule.startFen) : '' },
    { name: '上架', isDone: state === 'listed' },
  ];
  const next = steps.findIndex(({ isDone }) => !isDone);
  return (
    <ol className={styles['steps']} aria-label="到哪一步了">
      {steps.map(({ name, isDone, note }, at) => (
        <li key={name} data-done={isDone || undefined} {...(at === next && { 'aria-current': 'step' as const })}>
          <i aria-hidden="true">{isDone ? '✓' : at + 1}</i>
          {name}
          {isDone && <span className="visuallyHidden">，做完了</span>}
          {note && <em>{note}</em>}
        </li>
      ))}
    </ol>
  );
}
