import { Icon } from '../../../ui/icon/Icon.tsx';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import { type BatchStep, stepNames } from '../batchAddress.ts';
import styles from './WizardSteps.module.css';

interface WizardStepsProps {
  here: number;
  steps: readonly { readonly key: BatchStep; readonly note: string; readonly to: string | null }[];
}

/** Where one is; the steps behind one lead back. */
export function WizardSteps({ here, steps }: WizardStepsProps) {
  return (
    <ol className={styles['steps']} aria-label="步骤">
      {steps.map(({ key, note, to }, at) => (
        <li
          key={key}
          data-at={at < here ? 'done' : at === here ? 'now' : 'coming'}
          aria-current={at === here ? 'step' : undefined}
        >
          <i aria-hidden="true">{at < here ? <Icon name="check" size={16} /> : at + 1}</i>
          <div>
            {at === here ? (
              <h1>{stepNames[key]}</h1>
            ) : to === null ? (
              stepNames[key]
            ) : (
              <LightLink to={to}>{stepNames[key]}</LightLink>
            )}
            <span>{note}</span>
          </div>
        </li>
      ))}
    </ol>
  );
}
