import { useQuery } from '@tanstack/react-query';
import { formatCount } from '../../../format/formatCount.ts';
import { formatFen } from '../../../format/formatFen.ts';
import { useUserCache } from '../../../session/userCache.ts';
import { walletFacts } from '../../../shared/payments/payment/walletFacts.ts';
import { AssetStrip } from '../../../shared/people/assets/AssetStrip.tsx';
import { useMenuCounts } from '../../../shared/people/userMenu/useMenuCounts.ts';

/** The user's balance, integral, coupons and draws, the coupons by the menu's own count. The record of the login stands in until the wallet has answered. */
export function AccountAssets() {
  const { balance, integral, luckyDraws } = useUserCache((state) => state.operator);
  const { data: wallet } = useQuery(walletFacts());
  const coupons = useMenuCounts()?.there.coupons;
  return (
    <AssetStrip
      isSmallOnPhones
      assets={[
        { to: '/user/balance', label: '余额', value: formatFen(wallet?.availableFen ?? balance) },
        { to: '#integral', label: '积分', value: formatCount(integral), isAmber: true },
        { to: '/user/coupons', label: '优惠券', value: coupons === undefined ? '—' : formatCount(coupons) },
        { to: '#draws', label: '抽奖次数', value: formatCount(luckyDraws) },
      ]}
    />
  );
}
