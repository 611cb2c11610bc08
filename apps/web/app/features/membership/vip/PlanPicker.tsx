import { Price } from '../../../ui/price/Price.tsx';
import { type Plan, planNames } from './planNames.ts';
import styles from './PlanPicker.module.css';

interface PlanPickerProps {
  plans: readonly Plan[];
  chosen: Plan['id'];
  onChoose: (id: Plan['id']) => void;
}

export function PlanPicker({ plans, chosen, onChoose }: PlanPickerProps) {
  return (
    <fieldset className={styles['plans']}>
      <legend>选一档 VIP</legend>
      {plans.map(({ id, days, amountFen }) => (
        <label key={id}>
          <input type="radio" name="vipPlan" value={id} checked={chosen === id} onChange={() => onChoose(id)} />
          <b>{planNames[id]}</b>
          <Price fen={amountFen} size="row" />
          <span>{days} 天</span>
        </label>
      ))}
    </fieldset>
  );
}
