import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../../ui/breadcrumbs/Breadcrumbs.tsx';
import { batchAddress, type BatchStep, batchSteps, LIST } from '../batchAddress.ts';
import { Obstacle } from './Obstacle.tsx';
import styles from './WizardFrame.module.css';
import { WizardSteps } from './WizardSteps.tsx';

interface WizardFrameProps {
  step: BatchStep;
  /** Null while there is no batch yet. */
  batchId: string | null;
  /** Below the name of each step, where there is something to say. */
  notes: Partial<Readonly<Record<BatchStep, string>>>;
  /** Not ordered yet: one may go back to the steps before. */
  isOpen: boolean;
  children: ReactNode;
  /** Stays beside the rest on wide screens; below it on phones. */
  aside: ReactNode;
}

/** The four steps to a paid batch, and the one at hand. */
export function WizardFrame({ step, batchId, notes, isOpen, children, aside }: WizardFrameProps) {
  const here = batchSteps.indexOf(step);
  return (
    <div className={styles['page']}>
      <div className={styles['crumbs']}>
        <Breadcrumbs
          steps={[
            { label: '一件代发', to: LIST },
            { label: '新建批次', to: batchAddress(batchId ?? 'new') },
          ]}
        />
      </div>
      <WizardSteps
        here={here}
        steps={batchSteps.map((key, at) => ({
          key,
          note: notes[key] ?? '',
          to: isOpen && batchId !== null && at < here ? batchAddress(batchId, key) : null,
        }))}
      />
      {isOpen && <Obstacle />}
      <div className={styles['columns']}>
        <div className={styles['stack']}>{children}</div>
        <div className={styles['stack']}>{aside}</div>
      </div>
    </div>
  );
}
