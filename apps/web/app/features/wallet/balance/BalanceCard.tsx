import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import { Price } from '../../../ui/price/Price.tsx';
import { formatFen } from '../../../format/formatFen.ts';
import type { Wallet } from '../../../shared/payments/payment/walletFacts.ts';
import { walletQueries } from '../walletQueries.ts';
import styles from './BalanceCard.module.css';

interface BalanceCardProps {
  onRefund: () => void;
  onPassword: () => void;
}

export function BalanceCard({ onRefund, onPassword }: BalanceCardProps) {
  const { data, isError, isFetching, refetch } = useQuery(walletQueries.facts());
  const failed = (text: string) => (
    <div className={styles['failed']}>
      <LoadFailed text={text} retrying={isFetching} onRetry={() => void refetch()} />
    </div>
  );
  return (
    <section className={styles['card']} aria-label="可用余额" aria-busy={!data && !isError}>
      {!data && isError ? (
        failed('余额没有加载出来，钱都还在。')
      ) : (
        <>
          {isError && failed('没有取到最新的余额，下面是刚才的。')}
          <Amounts wallet={data} />
        </>
      )}
      <div className={styles['acts']}>
        <button type="button" onClick={onRefund}>
          退回充值本金
        </button>
        <button type="button" onClick={onPassword}>
          支付密码
          {data && !data.hasPaymentPassword && <span>未设置</span>}
          {data?.paymentPasswordLockedUntil && <span>已锁定</span>}
        </button>
      </div>
    </section>
  );
}

/** Boxes of the same size stand where the figures will be. */
function Amounts({ wallet }: { wallet: Wallet | undefined }) {
  const figures = [
    { label: '本金', fen: wallet?.principalFen },
    { label: '赠金，只能消费', fen: wallet?.bonusFen },
    { label: '本月收入', fen: wallet?.incomeFen },
    { label: '本月支出', fen: wallet?.expenseFen },
  ];
  return (
    <>
      <h2>可用余额</h2>
      <p className={styles['big']} aria-live="polite" data-loading={wallet ? undefined : true}>
        {wallet ? <Price fen={wallet.availableFen} size="large" /> : <i />}
      </p>
      <p className={styles['note']}>
        {wallet && wallet.heldFen > 0 ? (
          <b role="status">退款处理中 {formatFen(wallet.heldFen)}</b>
        ) : (
          '支付时先用赠金，再用本金'
        )}
      </p>
      <dl className={styles['figures']}>
        {figures.map(({ label, fen }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{fen === undefined ? <i /> : formatFen(fen)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
