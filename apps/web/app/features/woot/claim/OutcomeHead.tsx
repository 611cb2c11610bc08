import { Icon, type IconName } from '../../../ui/icon/Icon.tsx';
import styles from './Outcome.module.css';

interface OutcomeHeadProps {
  icon: IconName;
  title: string;
  text: string;
}

export function OutcomeHead({ icon, title, text }: OutcomeHeadProps) {
  return (
    <div className={styles['head']}>
      <span className={styles['icon']}>
        <Icon name={icon} size={22} />
      </span>
      {/* The drawer's own title says it to readers. */}
      <div>
        <p className={styles['title']} aria-hidden="true">
          {title}
        </p>
        <p className={styles['text']} aria-live="polite">
          {text}
        </p>
      </div>
    </div>
  );
}
