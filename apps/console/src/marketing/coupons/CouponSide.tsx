import { Button } from 'antd';
import { useRead } from '../../api/useRead.ts';
import { Facts } from '../../ui/facts/Facts.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { LoadFailed } from '../../ui/states/LoadFailed.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import styles from '../Marketing.module.css';
import { CodesPart } from './CodesPart.tsx';
import { CouponForm } from './CouponForm.tsx';
import { issuedWords, stateOf } from './couponWords.ts';
import { scopeWords, termsWords, windowWords } from '../../ui/words/couponWords.ts';

interface CouponSideProps {
  readonly id: string;
  readonly now: string;
  readonly onClose: () => void;
}

/** One coupon beside the list: what it gives, what may still be changed, and its codes. */
export function CouponSide({ id, now, onClose }: CouponSideProps) {
  const read = useRead('staffCouponGet', { params: { id } });
  const coupon = read.data;
  if (read.isLoadingError) return <LoadFailed what="这张券" onRetry={() => void read.refetch()} />;
  if (!coupon) return <Panel title="优惠券">正在加载…</Panel>;
  const facts = [
    ['优惠', termsWords(coupon)],
    ['适用', scopeWords(coupon)],
    ['使用时间', windowWords(coupon)],
    ['领取时间', `${formatTime(coupon.claimFrom)} 到 ${formatTime(coupon.claimUntil)}`],
    ['已发', `${issuedWords(coupon)} 张，每人 ${coupon.perUserLimit} 张`],
    ['建于', formatTime(coupon.createdAt)],
  ] as const;
  return (
    <div className={styles['side']}>
      <Panel title={coupon.name} note={stateOf(coupon, now)} extra={<Button onClick={onClose}>关闭</Button>}>
        <Facts rows={facts} />
      </Panel>
      <CouponForm key={coupon.version} coupon={coupon} isOver={coupon.claimUntil <= now} />
      {!coupon.isCompensation && <CodesPart coupon={coupon} isOver={coupon.claimUntil <= now} />}
    </div>
  );
}
