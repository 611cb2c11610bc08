import { EmptyState } from '../../ui/emptyState/EmptyState.tsx';
import { couponAddress, type CouponState } from './couponState.ts';

const toCentre = { to: '/active#couponCentre', label: '去领券中心' };
const toUnused = { to: couponAddress('unused'), label: '看未使用的券' };

const words: Readonly<Record<CouponState, { title: string; text: string; action: { to: string; label: string } }>> = {
  unused: {
    title: '没有可用的券',
    text: '点上面的“去领券”看看现在可领的，或者输入兑换码。',
    action: toCentre,
  },
  locked: {
    title: '没有被占用的券',
    text: '券用在待付款的订单上时，会列在这里；订单关闭，券立即退回。',
    action: toUnused,
  },
  used: { title: '还没有用过券', text: '结算时会自动选最省的一张，并写明为什么。', action: toUnused },
  expired: { title: '没有过期的券', text: '到期前没有用掉的券会列在这里。', action: toUnused },
};

export function NoCoupons({ state }: { state: CouponState }) {
  return <EmptyState {...words[state]} />;
}
