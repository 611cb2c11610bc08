import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatFen } from '../../format/formatFen.ts';
import { LoginLink } from '../../shared/people/login/LoginLink.tsx';
import { claimAddress } from '../../shared/woot/claimAddress.ts';
import styles from './DealButton.module.css';
import type { Standing } from './dealStanding.ts';
import { RemindButton } from './RemindButton.tsx';
import type { DealView } from './useDealView.ts';
import type { WootView } from './useWootView.ts';

interface DealButtonProps {
  view: DealView;
  woot: WootView;
  /** large: the one filled button of the page. */
  look: 'large' | 'card';
}

/** What the viewer can do with a deal, or why nothing: one button in every state, in one place. */
export function DealButton(props: DealButtonProps) {
  return buttons[props.view.standing](props);
}

const buttons: Readonly<Record<Standing, (props: DealButtonProps) => ReactNode>> = {
  open: ({ view, woot, look }) => <ClaimButton view={view} woot={woot} look={look} />,
  held: ({ view: { deal, own }, look }) => (
    <ActLink look={look} to={claimAddress({ claimId: own?.id ?? '', skuId: deal.skuId })}>
      去付款 {formatFen(deal.priceFen)}
    </ActLink>
  ),
  ordered: ({ view: { deal, own }, look }) => (
    <ActLink look={look} to={`/order/pay?id=${own?.orderId ?? ''}`}>
      去支付 {formatFen(deal.priceFen)}
    </ActLink>
  ),
  bought: ({ view: { own }, look }) => (
    <ActLink look={look} to={`/order/detail?id=${own?.orderId ?? ''}`} isQuiet>
      已抢到，看订单
    </ActLink>
  ),
  before: ({ view, woot, look }) => <RemindButton view={view} woot={woot} look={look} label="开始前提醒我" />,
  taken: ({ view, woot, look }) => <RemindButton view={view} woot={woot} look={look} label="放回时提醒我" />,
  paused: ({ view, woot, look }) => <RemindButton view={view} woot={woot} look={look} label="恢复时提醒我" />,
  soldOut: ({ look }) => <Off look={look}>已抢完</Off>,
  blocked: ({ look }) => <Off look={look}>明天再来抢</Off>,
  over: ({ look }) => <Off look={look}>已结束</Off>,
};

const classOf = (look: DealButtonProps['look']) => `${styles['button']} ${styles[look]}`;

/** A guest logs in first, and comes back to the page. */
function ClaimButton({ view: { deal, isBusy }, woot, look }: DealButtonProps) {
  const limit = deal.limitPerUser > 1 ? `（限 ${deal.limitPerUser} 件）` : '';
  const words = look === 'large' ? `立即抢购 ${formatFen(deal.priceFen)}` : `抢购${limit}`;
  const label = look === 'card' ? `抢购，${deal.title}` : undefined;
  if (woot.isGuest) {
    return (
      <LoginLink className={classOf(look)} {...(label && { label })}>
        {words}
      </LoginLink>
    );
  }
  return (
    <button
      type="button"
      className={classOf(look)}
      aria-label={label}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? undefined : () => void woot.claiming.claim(deal)}
    >
      {isBusy ? '正在抢' : words}
    </button>
  );
}

interface ActLinkProps {
  look: DealButtonProps['look'];
  to: string;
  isQuiet?: boolean;
  children: ReactNode;
}

function ActLink({ look, to, isQuiet = false, children }: ActLinkProps) {
  return (
    <Link className={`${classOf(look)} ${isQuiet ? styles['quiet'] : ''}`} to={to} prefetch="intent">
      {children}
    </Link>
  );
}

function Off({ look, children }: { look: DealButtonProps['look']; children: string }) {
  return (
    <button type="button" className={`${classOf(look)} ${styles['off']}`} aria-disabled="true">
      {children}
    </button>
  );
}
