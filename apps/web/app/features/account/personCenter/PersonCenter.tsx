import { OrderStates } from '../../../components/orderStates/OrderStates.tsx';
import { useUserCache } from '../../../session/userCache.ts';
import { AddressesCard } from './addresses/AddressesCard.tsx';
import { AssetStrip } from './AssetStrip.tsx';
import { CountCard } from './CountCard.tsx';
import { HeadCard } from './head/HeadCard.tsx';
import { InvitationCard } from './invitation/InvitationCard.tsx';
import { LevelCard } from './LevelCard.tsx';
import { LogoutButton } from './LogoutButton.tsx';
import { NoticesCard } from './notices/NoticesCard.tsx';
import styles from './PersonCenter.module.css';
import { PrivacyCard } from './privacy/PrivacyCard.tsx';
import { SecurityCard } from './security/SecurityCard.tsx';
import { VipCard } from './VipCard.tsx';

export function PersonCenter() {
  const { integral, luckyDraws } = useUserCache((state) => state.operator);
  return (
    <div className={styles['stack']}>
      <HeadCard />
      <AssetStrip />
      <OrderStates />
      <div className={styles['two']}>
        <LevelCard />
        <VipCard />
      </div>
      <div className={styles['two']}>
        <CountCard
          title="积分"
          count={integral}
          unit="每 100 积分抵 1 元"
          amber
          empty="订单完成后，实付每满 1 元得 1 积分，明细会列在这里。"
        />
        <CountCard
          title="抽奖次数"
          count={luckyDraws}
          unit="次可用"
          empty="完成满 99 元的订单，或邀请的朋友完成首单，各得一次。"
        />
      </div>
      <InvitationCard />
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
