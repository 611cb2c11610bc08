import type { Business } from '@jiwu/contract';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import styles from './SenderChoice.module.css';

interface SenderChoiceProps {
  senders: readonly Business[];
  chosen: string;
  onChoose: (businessId: string) => void;
}

/** In whose name the parcels go out. */
export function SenderChoice({ senders, chosen, onChoose }: SenderChoiceProps) {
  return (
    <Panel title="寄件人">
      <div className={styles['senders']} role="radiogroup" aria-label="以谁的名义寄">
        {senders.map(({ id, shopName, senderName }) => (
          <label key={id} data-chosen={id === chosen}>
            <input type="radio" name="sender" checked={id === chosen} onChange={() => onChoose(id)} />
            <span>
              {shopName}
              <em>面单写 {senderName}</em>
            </span>
          </label>
        ))}
      </div>
    </Panel>
  );
}
