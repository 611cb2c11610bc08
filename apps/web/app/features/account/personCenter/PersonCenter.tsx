import type { ReactNode } from 'react';
import { NoticeBell } from '../../../shared/notices/NoticeBell.tsx';
import { supportPath } from '../../../shared/support/supportPath.ts';
import { SupportTop } from '../../../shared/support/SupportTop.tsx';
import { UserMenu } from '../../../shared/people/userMenu/UserMenu.tsx';
import { OrderStates } from '../../../shared/orders/states/OrderStates.tsx';
import { AddressesCard } from './addresses/AddressesCard.tsx';
import { AccountAssets } from './AccountAssets.tsx';
import { HeadCard } from './head/HeadCard.tsx';
import { LogoutButton } from './LogoutButton.tsx';
import { LogoutEntry } from './LogoutEntry.tsx';
import { NoticesCard } from './notices/NoticesCard.tsx';
import styles from './PersonCenter.module.css';
import { PrivacyCard } from './privacy/PrivacyCard.tsx';
import { SecurityCard } from './security/SecurityCard.tsx';

interface PersonCenterProps {
  /** Level and VIP: a feature of its own, which the route joins with this one. */
  standing: ReactNode;
  /** Integral, draws and invitations, of the same. */
  membership: ReactNode;
}

export function PersonCenter({ standing, membership }: PersonCenterProps) {
  return (
    <div className={styles['stack']}>
      <SupportTop to={supportPath}>
        <NoticeBell />
      </SupportTop>
      <HeadCard />
      <AccountAssets />
      <OrderStates />
      {standing}
      <UserMenu only="phone" last={<LogoutEntry />} />
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
