import { formatCount } from '../../../format/formatCount.ts';
import styles from './LevelBar.module.css';
import { type LevelName, levelProgress, levelSteps } from './levelSteps.ts';

interface LevelBarProps {
  level: LevelName;
  spentFen: number;
}

const last = levelSteps.length - 1;
const percent = (part: number) => `${part * 100}%`;

/** The four levels and the progress between them. The words around it say the same for screen readers. */
export function LevelBar({ level, spentFen }: LevelBarProps) {
  const reached = levelSteps.findIndex(({ name }) => name === level);
  return (
    <>
      <div className={styles['bar']} aria-hidden="true">
        <i style={{ width: percent(levelProgress(level, spentFen)) }} />
        {levelSteps.map(({ name }, step) => (
          <em key={name} data-reached={step <= reached} style={{ left: percent(step / last) }} />
        ))}
      </div>
      <ol className={styles['steps']}>
        {levelSteps.map(({ name, short, fromFen, times }) => (
          <li key={name} aria-current={name === level ? 'step' : undefined}>
            <b>{short}</b>
            <span>{formatCount(fromFen / 100)} 元</span>
            <span>积分 ×{times}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
