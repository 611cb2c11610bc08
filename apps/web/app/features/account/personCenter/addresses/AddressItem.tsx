import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../../ui/toast/toastStore.ts';
import { maskPhone } from '../../../../format/maskPhone.ts';
import { apiClient } from '../../../../session/apiClient.ts';
import { addressQueries } from '../../../../shared/people/address/addressQueries.ts';
import { LinkButton } from '../LinkButton.tsx';
import { type Address, addressFields } from '../../../../shared/people/address/Address.ts';
import styles from './AddressItem.module.css';
import { useAddressChange } from './useAddressChange.ts';

interface AddressItemProps {
  address: Address;
  onEdit: () => void;
}

export function AddressItem({ address, onEdit }: AddressItemProps) {
  const queries = useQueryClient();
  const { busy, change } = useAddressChange();
  const { id, recipient, province, city, district, detail } = address;

  async function makeDefault() {
    const body = { ...addressFields(address), isDefault: true };
    await change(() => apiClient.call('addressUpdate', { params: { id }, body }));
  }

  /** Gone at once; taking it back makes it anew, with everything it had. */
  async function remove() {
    if (!(await change(() => apiClient.call('addressDelete', { params: { id } })))) return;
    showToast({
      kind: 'info',
      text: `已删除「${recipient}」的地址`,
      action: { label: '撤销', onPress: () => void restore() },
    });
  }

  async function restore() {
    try {
      await apiClient.call('addressCreate', { body: addressFields(address) });
      showToast({ kind: 'success', text: '地址已恢复' });
    } catch {
      // The client has said why.
    }
    await queries.invalidateQueries(addressQueries.addresses());
  }

  return (
    <li className={styles['address']}>
      <div className={styles['who']}>
        <b>
          {recipient}　{maskPhone(address.phoneNumber)}
        </b>
        {address.label && <span>{address.label}</span>}
        {address.isDefault && <span>默认</span>}
      </div>
      <p>
        {[...new Set([province, city, district])].join('')} {detail}
      </p>
      <div className={styles['actions']}>
        {!address.isDefault && (
          <LinkButton loading={busy} label={`把${recipient}的地址设为默认`} onClick={() => void makeDefault()}>
            设为默认
          </LinkButton>
        )}
        <LinkButton label={`修改${recipient}的地址`} onClick={onEdit}>
          修改
        </LinkButton>
        <LinkButton label={`删除${recipient}的地址`} loading={busy} onClick={() => void remove()}>
          删除
        </LinkButton>
      </div>
    </li>
  );
}
