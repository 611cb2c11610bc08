import { rechargeBonusFen, rules, type OutsideGateway } from '@jiwu/contract/rules';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { formatFen } from '../../../format/formatFen.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { newRecharge } from '../payment/newRecharge.ts';
import { payDevice } from '../../../shared/payments/gateways/payDevice.ts';
import { webGateways } from '../../../shared/payments/gateways/webGateways.ts';
import type { RechargeTry } from '../payment/PaymentTry.ts';
import { AmountField } from './AmountField.tsx';
import { readAmount } from './readAmount.ts';
import styles from './RechargeCard.module.css';
import { TierPicker } from './TierPicker.tsx';

interface RechargeCardProps {
  onStart: (recharge: RechargeTry) => void;
}

/** The least that brings a bonus is offered first. */
const firstChoice = rules.recharge.tiers.find(({ bonusFen }) => bonusFen > 0)?.amountFen ?? rules.recharge.minFen;

export function RechargeCard({ onStart }: RechargeCardProps) {
  const [choice, setChoice] = useState<number | 'other'>(firstChoice);
  const [typed, setTyped] = useState('');
  const [complaint, setComplaint] = useState<string | null>(null);
  const [gateway, setGateway] = useState<OutsideGateway>(rules.payment.outsideGateways[0]);
  // Nothing is begun that cannot be paid here.
  const hindrance = webGateways[gateway].hindrance[payDevice()];
  const field = useRef<HTMLInputElement>(null);
  const amount = choice === 'other' ? readAmount(typed) : { amountFen: choice };
  const amountFen = 'amountFen' in amount ? amount.amountFen : null;

  function start() {
    if ('complaint' in amount) {
      setComplaint(amount.complaint);
      field.current?.focus();
      return;
    }
    onStart(newRecharge({ amountFen: amount.amountFen, gateway }));
  }

  return (
    <Panel title="充值">
      <TierPicker
        chosen={choice}
        onChoose={(next) => {
          setChoice(next);
          setComplaint(null);
        }}
      />
      {choice === 'other' && (
        <AmountField
          ref={field}
          value={typed}
          complaint={complaint}
          onChange={(text) => {
            setTyped(text);
            setComplaint(null);
          }}
          onEnter={start}
        />
      )}
      <div className={styles['pay']}>
        <fieldset>
          <legend>支付方式</legend>
          {rules.payment.outsideGateways.map((name) => (
            <label key={name}>
              <input
                type="radio"
                name="gateway"
                value={name}
                checked={gateway === name}
                onChange={() => setGateway(name)}
              />
              {rules.payment.names[name]}
            </label>
          ))}
        </fieldset>
        {hindrance === null ? (
          <Button look="filled" onClick={start}>
            {amountFen === null ? '充值' : `充值 ${formatFen(amountFen)}`}
          </Button>
        ) : (
          <p role="status">{hindrance}</p>
        )}
      </div>
      <p className={styles['note']}>{arrivalText(amountFen)}</p>
    </Panel>
  );
}

function arrivalText(amountFen: number | null): string {
  const rule = `本金 ${rules.recharge.refundDays} 天内未使用的部分可以退回`;
  if (amountFen === null) return `${rule}。`;
  const bonusFen = rechargeBonusFen(amountFen);
  return `到账 ${formatFen(amountFen + bonusFen)}。${rule}${bonusFen > 0 ? '，赠金同时收回' : ''}。`;
}
