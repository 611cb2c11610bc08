import type { Address } from '../../../../shared/people/address/Address.ts';
import { maskPhone } from '../../../../format/maskPhone.ts';
import styles from './AddressChoice.module.css';

interface AddressChoiceProps {
  items: readonly Address[];
  chosenId: string;
  onChoose: (id: string) => void;
}

export function AddressChoice({ items, chosenId, onChoose }: AddressChoiceProps) {
  return (
    <div className={styles['list']} role="radiogroup" aria-label="收货地址">
      {items.map(({ id, recipient, phoneNumber, province, city, district, detail }) => (
        <label key={id} className={styles['item']}>
          <input type="radio" name="claimAddress" checked={id === chosenId} onChange={() => onChoose(id)} />
          <span>
            <b>
              {recipient}　{maskPhone(phoneNumber)}
            </b>
            {[...new Set([province, city, district])].join('')} {detail}
          </span>
        </label>
      ))}
    </div>
  );
}
