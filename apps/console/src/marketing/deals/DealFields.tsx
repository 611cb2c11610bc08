import type { CallInput, Contract } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { Input, InputNumber } from 'antd';
import styles from '../Marketing.module.css';

export interface DealForm {
  readonly priceYuan: number | null;
  readonly allocated: number | null;
  readonly limitPerUser: number;
  readonly note: string;
  readonly position: number;
}

export const emptyDeal: DealForm = { priceYuan: null, allocated: null, limitPerUser: 1, note: '', position: 0 };

type Terms = Omit<CallInput<Contract['staffWootCreate']>['body'], 'day' | 'skuId'>;

/** Null while something is missing. */
export function termsIn({ priceYuan, allocated, limitPerUser, note, position }: DealForm): Terms | null {
  if (!priceYuan || !allocated || note.trim() === '') return null;
  return { priceFen: Math.round(priceYuan * 100), allocated, limitPerUser, note: note.trim(), position };
}

interface DealFieldsProps {
  /** Tells the fields from those of another form on the page. */
  readonly name?: string;
  /** A fallback takes the place of the draft. */
  readonly hasPosition?: boolean;
  readonly form: DealForm;
  readonly onChange: (form: DealForm) => void;
}

/** What a deal promises: its price, how many pieces, how many for one user, and one sentence. */
export function DealFields({ name = 'deal', hasPosition = true, form, onChange }: DealFieldsProps) {
  const set = (changes: Partial<DealForm>) => onChange({ ...form, ...changes });
  return (
    <>
      <div className={styles['row']}>
        <InputNumber
          aria-label="一抢价"
          prefix="一抢价"
          suffix="元"
          min={0.01}
          precision={2}
          value={form.priceYuan}
          onChange={(priceYuan) => set({ priceYuan })}
        />
        <InputNumber
          aria-label="件数"
          prefix="一共"
          suffix="件"
          min={1}
          max={rules.woot.maxPieces}
          value={form.allocated}
          onChange={(allocated) => set({ allocated })}
        />
        <InputNumber
          aria-label="每人限购"
          prefix="每人"
          suffix="件"
          min={1}
          max={rules.woot.maxPerUser}
          value={form.limitPerUser}
          onChange={(limit) => set({ limitPerUser: limit ?? 1 })}
        />
        {hasPosition && (
          <InputNumber
            aria-label="第几款"
            prefix="排第"
            suffix="位"
            min={0}
            max={99}
            value={form.position}
            onChange={(position) => set({ position: position ?? 0 })}
          />
        )}
      </div>
      <label htmlFor={`${name}Note`}>一句话，用户看得到</label>
      <Input
        id={`${name}Note`}
        maxLength={60}
        value={form.note}
        onChange={({ target }) => set({ note: target.value })}
      />
    </>
  );
}
