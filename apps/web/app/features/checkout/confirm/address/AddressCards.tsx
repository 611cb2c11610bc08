import { useState } from 'react';
import type { Address } from '../../../../shared/people/address/Address.ts';
import { TextButton } from '../../../../ui/button/TextButton.tsx';
import styles from './AddressCards.module.css';
import { AddressWords } from './AddressWords.tsx';

interface AddressCardsProps {
  items: readonly Address[];
  chosen: Address;
  onChoose: (id: string) => void;
  onEdit: (address: Address) => void;
}

/** Two rows; a user with more addresses opens the rest. */
const FIRST_SHOWN = 4;

export function AddressCards({ items, chosen, onChoose, onEdit }: AddressCardsProps) {
  const [isAll, setIsAll] = useState(false);
  const first = items.slice(0, FIRST_SHOWN);
  const shown = isAll ? items : first.includes(chosen) ? first : [chosen, ...first.slice(0, FIRST_SHOWN - 1)];
  return (
    <div className={styles['wide']}>
      <div className={styles['cards']} role="radiogroup" aria-label="收货地址">
        {shown.map((address) => (
          <div key={address.id} className={styles['card']} data-chosen={address.id === chosen.id}>
            <label>
              <input
                type="radio"
                name="address"
                checked={address.id === chosen.id}
                onChange={() => onChoose(address.id)}
              />
              <AddressWords address={address} />
            </label>
            {address.id === chosen.id && (
              <span className={styles['edit']}>
                <TextButton label={`修改${address.recipient}的地址`} onClick={() => onEdit(address)}>
                  修改
                </TextButton>
              </span>
            )}
          </div>
        ))}
      </div>
      {items.length > shown.length && (
        <p className={styles['more']}>
          <TextButton onClick={() => setIsAll(true)}>展开全部 {items.length} 个地址</TextButton>
        </p>
      )}
    </div>
  );
}
