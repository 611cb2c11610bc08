import { useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { formatFen } from '../../../format/formatFen.ts';
import type { Vip, VipPurchase } from '../membershipQueries.ts';
import styles from './BuyPlan.module.css';
import { PlanPicker } from './PlanPicker.tsx';
import { planNames } from './planNames.ts';
import { useBuyPlan } from './useBuyPlan.ts';

interface BuyPlanProps {
  vip: Vip;
  onBuy: (purchase: VipPurchase) => void;
}

/** Three plans, the end date of the chosen one, and one button. Nothing renews itself. */
export function BuyPlan({ vip, onBuy }: BuyPlanProps) {
  const [chosen, setChosen] = useState(() => vip.plans[1]?.id ?? 'quarter');
  const { buy, isSending, problem } = useBuyPlan(onBuy);
  const plan = vip.plans.find(({ id }) => id === chosen);
  const verb = vip.isVip ? '续' : '开通';
  return (
    <div className={styles['buy']}>
      <PlanPicker plans={vip.plans} chosen={chosen} onChoose={setChosen} />
      <FormProblem text={problem} />
      {plan && (
        <div className={styles['foot']}>
          <p>{`${verb} ${plan.days} 天，到 ${plan.until}。不会自动续费`}</p>
          <Button busy={isSending} onClick={() => buy(chosen)}>
            {isSending ? '正在提交' : `${verb}${planNames[chosen]} ${formatFen(plan.amountFen)}`}
          </Button>
        </div>
      )}
    </div>
  );
}
