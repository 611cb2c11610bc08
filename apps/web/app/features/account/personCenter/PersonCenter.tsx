import type { ReactNode } from 'react';
import { NoticeBell } from '../../../shared/notices/NoticeBell.tsx';
import { supportPath } from '../../../shared/support/supportPath.ts';
import { SupportTop } from '../../../shared/support/SupportTop.tsx';
import { OrderStates } from '../../../shared/orders/states/OrderStates.tsx';
import { AddressesCard } from './addresses/AddressesCard.tsx';
import { AccountAssets } from './AccountAssets.tsx';
import { HeadCard } from './head/HeadCard.tsx';
import { LogoutButton } from './LogoutButton.tsx';
import { NoticesCard } from './notices/NoticesCard.tsx';
import styles from './PersonCenter.module.css';
import { PrivacyCard } from './privacy/PrivacyCard.tsx';
import { SecurityCard } from './security/SecurityCard.tsx';

interface PersonCenterProps {
  /** Level, VIP, integral, draws and invitations: a feature of its own, which the route joins with this one. */
  membership: ReactNode;
}

export function PersonCenter({ membership }: PersonCenterProps) {
  return (
    <div className={styles['stack']}>
      <SupportTop to={supportPath}>
        <NoticeBell />
      </SupportTop>
      <HeadCard />
      <AccountAssets />
      <OrderStates />
      {membership}
      <AddressesCard />
      <NoticesCard />
      <div className={styles['two']}>
        <SecurityCard />
        <PrivacyCard />
      </div>
      <LogoutButton />
    </div>
  );
}
