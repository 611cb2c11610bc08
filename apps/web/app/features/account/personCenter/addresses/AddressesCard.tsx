import { rules } from '@jiwu/contract/rules';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useState } from 'react';
import { addressQueries } from '../../../../shared/people/address/addressQueries.ts';
import { Card } from '../../../../ui/card/Card.tsx';
import { LinkButton } from '../LinkButton.tsx';
import { LoadFailed } from '../../../../ui/loadFailed/LoadFailed.tsx';
import type { Address } from '../../../../shared/people/address/Address.ts';
import { AddressDrawer } from './AddressDrawer.tsx';
import { AddressItem } from './AddressItem.tsx';
import styles from './AddressesCard.module.css';
import { EmptyAddresses } from './EmptyAddresses.tsx';

export function AddressesCard() {
  const { data, error, isFetching, refetch } = useQuery(addressQueries.addresses());
  const [edited, setEdited] = useState<Address | 'new' | null>(null);
  const items = data?.items ?? [];
  const full = items.length >= rules.addressesPerUser;
  return (
    <Card
      title="收货地址"
      {...(data ? { note: `${items.length} / ${rules.addressesPerUser}` } : {})}
      actions={data && items.length > 0 && !full && <LinkButton onClick={() => setEdited('new')}>新增地址</LinkButton>}
    >
      {data && items.length > 0 && (
        <ul className={styles['list']}>
          {items.map((address) => (
            <AddressItem key={address.id} address={address} onEdit={() => setEdited(address)} />
          ))}
        </ul>
      )}
      {data && items.length === 0 && <EmptyAddresses onAdd={() => setEdited('new')} />}
      {full && <p className={styles['full']}>已存满 {rules.addressesPerUser} 个，删除不用的后可以再加。</p>}
      {!data && error && <LoadFailed text={error.message} retrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div className={styles['list']} role="status" aria-label="正在加载收货地址">
          <Skeleton active className={styles['waiting'] ?? ''} paragraph={{ rows: 2 }} />
          <Skeleton active className={styles['waiting'] ?? ''} paragraph={{ rows: 2 }} />
        </div>
      )}
      <AddressDrawer edited={edited} onClose={() => setEdited(null)} />
    </Card>
  );
}
