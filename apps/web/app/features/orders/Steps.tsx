import { Icon } from '../../ui/icon/Icon.tsx';
import type { Step } from './Step.ts';
import styles from './Steps.module.css';

const stateWords: Readonly<Record<Step['state'], string>> = { done: '已完成', now: '进行中', ahead: '未开始' };

/** The progress of an order or a request, step by step. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles['steps']}>
      {steps.map(({ label, note, state }) => (
        <li key={label} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <i role="img" aria-label={stateWords[state]}>
            {state === 'done' && <Icon name="check" size={12} />}
          </i>
          <b>{label}</b>
          <span>{note}</span>
        </li>
      ))}
    </ol>
  );
}
