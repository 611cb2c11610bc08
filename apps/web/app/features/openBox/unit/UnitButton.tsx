import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatFen } from '../../../format/formatFen.ts';
import { lockAddress } from '../../../shared/openBox/unitAddress.ts';
import { LoginLink } from '../../../shared/people/login/LoginLink.tsx';
import styles from './UnitButton.module.css';
import type { UnitStanding } from './unitStanding.ts';
import type { UnitView } from './useUnitView.ts';

/** What the viewer can do with a unit, or why nothing: one button in every state, in one place. */
export function UnitButton({ view }: { view: UnitView }) {
  return buttons[view.standing](view);
}

const buttons: Readonly<Record<UnitStanding, (view: UnitView) => ReactNode>> = {
  free: (view) => <LockButton view={view} />,
  held: ({ own, unit }) => (
    <ActLink to={lockAddress({ lockId: own?.id ?? '', skuId: unit.skuId })}>
      去确认 {formatFen(own?.priceFen ?? unit.priceFen)}
    </ActLink>
  ),
  ordered: ({ own, unit }) => (
    <ActLink to={`/openBoxOrder/pay?id=${own?.orderId ?? ''}`}>
      去支付 {formatFen(own?.priceFen ?? unit.priceFen)}
    </ActLink>
  ),
  locked: () => <Off>有人在付款</Off>,
  blocked: () => <Off>明天再来</Off>,
  sold: ({ orderId }) =>
    orderId === null ? (
      <ActLink to="/openBox">看其他单件</ActLink>
    ) : (
      <ActLink to={`/openBoxOrder/detail?id=${orderId}`}>看我的订单</ActLink>
    ),
  away: () => <ActLink to="/openBox">看其他单件</ActLink>,
};

/** A guest logs in first, and comes back to the page. */
function LockButton({ view: { unit, isGuest, locking } }: { view: UnitView }) {
  const words = `买这一件 ${formatFen(unit.priceFen)}`;
  if (isGuest) return <LoginLink className={styles['button']}>{words}</LoginLink>;
  const { isBusy } = locking;
  return (
    <button
      type="button"
      className={styles['button']}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? undefined : () => void locking.lock()}
    >
      {isBusy ? '正在锁定' : words}
    </button>
  );
}

function ActLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={styles['button']} to={to} prefetch="intent">
      {children}
    </Link>
  );
}

function Off({ children }: { children: string }) {
  return (
    <button type="button" className={`${styles['button']} ${styles['off']}`} aria-disabled="true">
      {children}
    </button>
  );
}
