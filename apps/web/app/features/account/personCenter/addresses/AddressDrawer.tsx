import { SettingDrawer } from '../SettingDrawer.tsx';
import type { Address } from '../../../../shared/people/address/Address.ts';
import { AddressForm } from '../../../../shared/people/address/AddressForm.tsx';

interface AddressDrawerProps {
  edited: Address | 'new' | null;
  onClose: () => void;
}

export function AddressDrawer({ edited, onClose }: AddressDrawerProps) {
  return (
    <SettingDrawer
      title={edited === 'new' || edited === null ? '新增地址' : '修改地址'}
      open={edited !== null}
      onClose={onClose}
    >
      <AddressForm address={edited === 'new' ? null : edited} onDone={onClose} />
    </SettingDrawer>
  );
}
