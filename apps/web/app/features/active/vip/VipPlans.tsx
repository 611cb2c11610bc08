import { rules } from '@jiwu/contract/rules';
import { Price } from '../../../ui/price/Price.tsx';
import { formatFen } from '../../../format/formatFen.ts';
import { type Plan, planNames } from './planNames.ts';
import styles from './VipPlans.module.css';

interface VipPlansProps {
  plan: Plan;
  onChoose: (plan: Plan) => void;
}

export function VipPlans({ plan, onChoose }: VipPlansProps) {
  return (
    <div className={styles['plans']} role="radiogroup" aria-label="VIP 套餐">
      {rules.vip.plans.map((id) => {
        const { days, amountFen } = rules.vip.terms[id];
        return (
          <label key={id} className={styles['plan']}>
            <input type="radio" name="vipPlan" checked={id === plan} onChange={() => onChoose(id)} />
            <b>
              {planNames[id]} <span>{days} 天</span>
            </b>
            <Price fen={amountFen} size="large" />
            <em>每天 {formatFen(Math.round(amountFen / days))}</em>
          </label>
        );
      })}
    </div>
  );
}
