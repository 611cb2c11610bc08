import type { Address } from '../../../../shared/people/address/Address.ts';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { maskPhone } from '../../../../format/maskPhone.ts';
import styles from './AddressWords.module.css';

/** Recipient and place, in the form that this page uses everywhere. */
export function AddressWords({ address }: { address: Address }) {
  const { recipient, phoneNumber, province, city, district, detail, label, isDefault } = address;
  return (
    <>
      <Icon name="pin" size={18} className={styles['pin']} />
      <span className={styles['words']}>
        <b>
          {recipient}　{maskPhone(phoneNumber)}
        </b>
        <span>
          {[...new Set([province, city, district])].join('')} {detail}
        </span>
      </span>
      {(isDefault || label) && <span className={styles['chip']}>{isDefault ? '默认' : label}</span>}
    </>
  );
}
