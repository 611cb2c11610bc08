import { Icon } from '../../../ui/icon/Icon.tsx';
import styles from './Complaint.module.css';

interface ComplaintProps {
  id: string;
  text: string | null;
  /** Shown while there is no complaint. */
  hint?: string;
}

/** One sentence beside a field. The region is there before its words, so that they are read out. */
export function Complaint({ id, text, hint = '' }: ComplaintProps) {
  return (
    <p id={id} className={styles['complaint']} role="status" data-wrong={text !== null}>
      {text !== null && <Icon name="info" size={14} />}
      {text ?? hint}
    </p>
  );
}
