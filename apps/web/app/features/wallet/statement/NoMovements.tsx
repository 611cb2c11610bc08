import { Link } from 'react-router';
import { monthLong } from '../months.ts';
import type { StatementPage } from '../walletQueries.ts';
import styles from './NoMovements.module.css';
import { statementAddress, type StatementKind, type StatementState } from './statementState.ts';

interface NoMovementsProps {
  state: StatementState;
  facts: StatementPage;
}

const kindNames: Readonly<Record<StatementKind, string>> = {
  recharge: '充值',
  payment: '支付',
  refund: '退款',
  commission: '佣金',
};

/** Nothing of this kind, nothing this month, or nothing ever: each with its own way on. */
export function NoMovements({ state, facts }: NoMovementsProps) {
  const { month, counts, earlierMonth } = facts;
  if (state.kind !== null && counts.all > 0) {
    return (
      <div className={styles['nothing']}>
        <b>{`${monthLong(month)}没有${kindNames[state.kind]}`}</b>
        <Link to={statementAddress({ ...state, kind: null })} preventScrollReset>
          看这个月全部明细
        </Link>
      </div>
    );
  }
  return (
    <div className={styles['nothing']}>
      <b>{earlierMonth === null ? '还没有明细' : `${monthLong(month)}没有变动`}</b>
      <p>充值、付款、退款之后，每一笔的来由和余额都会列在这里。</p>
    </div>
  );
}
