import type { Address } from '../../../../shared/people/address/Address.ts';
import { AddressForm } from '../../../../shared/people/address/AddressForm.tsx';
import { LateAntd } from '../../../../ui/antd/LateAntd.tsx';
import styles from './FirstAddress.module.css';

/** The user has no address yet: entering one comes before everything else. */
export default function FirstAddress({ onDone }: { onDone: (saved: Address) => void }) {
  return (
    <LateAntd>
      <div className={styles['form']}>
        <p>还没有收货地址，请先填一个。整段粘贴进来，会自动分好。</p>
        <AddressForm address={null} onDone={onDone} />
      </div>
    </LateAntd>
  );
}
