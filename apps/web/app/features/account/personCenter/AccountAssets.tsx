import { useQuery } from '@tanstack/react-query';
import { formatCount } from '../../../format/formatCount.ts';
import { formatFen } from '../../../format/formatFen.ts';
import { useUserCache } from '../../../session/userCache.ts';
import { walletFacts } from '../../../shared/payments/payment/walletFacts.ts';
import { AssetStrip } from '../../../shared/people/assets/AssetStrip.tsx';
import { accountQueries } from '../accountQueries.ts';

/** The user's balance, integral, coupons and draws. The record of the login stands in until the wallet has answered. */
export function AccountAssets() {
  const { balance, integral, luckyDraws } = useUserCache((state) => state.operator);
  const { data: wallet } = useQuery(walletFacts());
  const { data: coupons } = useQuery(accountQueries.couponCount());
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
