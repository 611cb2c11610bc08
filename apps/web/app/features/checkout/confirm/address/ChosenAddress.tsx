import { useState } from 'react';
import type { Address } from '../../../../shared/people/address/Address.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { Drawer } from '../../../../ui/drawer/Drawer.tsx';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { TextButton } from '../../../../ui/button/TextButton.tsx';
import { AddressWords } from './AddressWords.tsx';
import styles from './ChosenAddress.module.css';
import type { EditedAddress } from './EditedAddress.ts';

interface ChosenAddressProps {
  items: readonly Address[];
  chosen: Address;
  onChoose: (id: string) => void;
  onEdit: (edited: EditedAddress) => void;
}

/** On phones: the one that is chosen; a press shows the others. */
export function ChosenAddress({ items, chosen, onChoose, onEdit }: ChosenAddressProps) {
  const [isOpen, setIsOpen] = useState(false);
  function leave(then: () => void) {
    setIsOpen(false);
    then();
  }
  return (
    <div className={styles['phone']}>
      <button type="button" className={styles['chosen']} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <AddressWords address={chosen} />
        <Icon name="forward" size={16} className={styles['forward']} />
      </button>
      {isOpen && (
        <Drawer
          title="选择收货地址"
          onClose={() => setIsOpen(false)}
          footer={
            <div className={styles['add']}>
              <Button look="filled" onClick={() => leave(() => onEdit({ kind: 'new', isPasted: false }))}>
                新增地址，可粘贴识别
              </Button>
            </div>
          }
        >
          <ul className={styles['list']}>
            {items.map((address) => (
              <li key={address.id}>
                <button
                  type="button"
                  aria-pressed={address.id === chosen.id}
                  onClick={() => leave(() => onChoose(address.id))}
                >
                  <AddressWords address={address} />
                </button>
                <TextButton
                  label={`修改${address.recipient}的地址`}
                  onClick={() => leave(() => onEdit({ kind: 'old', address }))}
                >
                  修改
                </TextButton>
              </li>
            ))}
          </ul>
        </Drawer>
      )}
    </div>
  );
}
