import { type GatewayName, rules } from '@jiwu/contract/rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { walletFacts } from '../payment/walletFacts.ts';
import { formatFen } from '../../../format/formatFen.ts';
import { gatewayViews } from '../gateways/gatewayViews.ts';
import { payDevice } from '../gateways/payDevice.ts';
import { webGateways } from '../gateways/webGateways.ts';
import { BalanceWay } from './balance/BalanceWay.tsx';
import { firstWay } from './firstWay.ts';
import type { PayTarget } from './PayTarget.ts';
import { PayWay } from './PayWay.tsx';
import styles from './PayWays.module.css';

interface PayWaysProps {
  target: PayTarget;
  secondsLeft: number;
  /** On phones its button stays where it is, instead of taking the foot of the page. */
  isInDialog?: boolean;
  /** The payment has, or may have, arrived: the parent checks and leads on. */
  onPaid: () => void;
}

/** The ways to pay, one open at a time. Going from one to another gives nothing up: it can be paid once only. */
export function PayWays({ target, secondsLeft, isInDialog = false, onPaid }: PayWaysProps) {
  const { data: wallet } = useQuery(walletFacts());
  // Decided once: a balance that changes later does not take anyone away from where they are.
  const [first] = useState<GatewayName>(() => firstWay(wallet, target.amountFen));
  const [pressed, setPressed] = useState<GatewayName | null>(null);
  const chosen = pressed ?? first;
  // It stands behind the login and the wallet: only a browser renders it.
  const device = payDevice();
  const open = (name: GatewayName) => ({ name, isOpen: chosen === name, onOpen: () => setPressed(name) });
  return (
    <>
      <div className={styles['ways']} role="radiogroup" aria-label="支付方式">
        <PayWay
          {...open('balance')}
          icon="wallet"
          title={rules.payment.names.balance}
          words={balanceWords(target, wallet)}
          chip="不跳转"
        >
          <BalanceWay
            target={target}
            secondsLeft={secondsLeft}
            isInDialog={isInDialog}
            startsHere={isInDialog && pressed === null}
            onPaid={onPaid}
          />
        </PayWay>
        {rules.payment.outsideGateways.map((name) => {
          const { icon, words } = webGateways[name];
          const { Way } = gatewayViews[name][device];
          return (
            <PayWay key={name} {...open(name)} icon={icon} title={rules.payment.names[name]} words={words[device]}>
              <Way target={target} isLate={secondsLeft === 0} onPaid={onPaid} />
            </PayWay>
          );
        })}
      </div>
      <p className={styles['note']}>
        <Icon name="shield" size={16} />
        付款结果以银行或支付机构回复为准，重复点按不会重复扣款。
      </p>
    </>
  );
}

function balanceWords({ amountFen }: PayTarget, wallet: { availableFen: number } | undefined): string {
  if (!wallet) return '';
  const missingFen = amountFen - wallet.availableFen;
  return `可用 ${formatFen(wallet.availableFen)}，${missingFen > 0 ? `还差 ${formatFen(missingFen)}` : '够付这一笔'}`;
}
