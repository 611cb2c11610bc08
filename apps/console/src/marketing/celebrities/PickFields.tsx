import { Input, InputNumber } from 'antd';
import { useRead } from '../../api/useRead.ts';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { LoadFailed } from '../../ui/states/LoadFailed.tsx';
import { MomentPicker } from '../../ui/time/pickers/MomentPicker.tsx';
import styles from '../Marketing.module.css';
import type { Pick as Recommended } from './celebrityWords.ts';
import { type PickForm, pickWords } from './pickForm.ts';
import { priceRows, rowProblem, rowWords } from './priceRows.ts';

interface PickFieldsProps {
  /** Tells the fields of one pick from those of another. */
  readonly name: string;
  readonly productId: string;
  /** What was agreed for it before; nothing for a new one. */
  readonly agreed: Recommended['prices'];
  /** The SKU that was refused; null: none was. */
  readonly refused: string | null;
  readonly form: PickForm;
  readonly onChange: (form: PickForm) => void;
}

/** What is said of a pick, what each SKU costs there, and until when. */
export function PickFields({ name, productId, agreed, refused, form, onChange }: PickFieldsProps) {
  return (
    <>
      {pickWords.map(([field, label, max]) => (
        <div key={field}>
          <label htmlFor={`${name}-${field}`}>{label}</label>
          <Input
            id={`${name}-${field}`}
            maxLength={max}
            value={form[field]}
            onChange={({ target }) => onChange({ ...form, [field]: target.value })}
          />
        </div>
      ))}
      <PickPrices
        productId={productId}
        agreed={agreed}
        refused={refused}
        prices={form.prices}
        onChange={(prices) => onChange({ ...form, prices })}
      />
      <label htmlFor={`${name}-end`}>到什么时候，空着一直有效</label>
      <MomentPicker id={`${name}-end`} value={form.endsAt} onChange={(endsAt) => onChange({ ...form, endsAt })} />
    </>
  );
}

interface PickPricesProps extends Pick<PickFieldsProps, 'productId' | 'agreed' | 'refused'> {
  readonly prices: PickForm['prices'];
  readonly onChange: (prices: PickForm['prices']) => void;
}

function PickPrices({ productId, agreed, refused, prices, onChange }: PickPricesProps) {
  const read = useRead('staffProductGet', { params: { id: productId } });
  if (read.isLoadingError) return <LoadFailed what="这件商品的规格" onRetry={() => void read.refetch()} />;
  if (!read.data) return <p className="quiet">正在读这件商品的规格…</p>;
  return (
    <>
      <span>达人价，要低于平时最低（含 VIP 价）；空着按平时的价</span>
      <div className={styles['prices']}>
        {priceRows(read.data, agreed).map((row) => {
          const { skuId, label } = row;
          const yuan = prices[skuId] ?? null;
          const problem = rowProblem(row, yuan) ?? (refused === skuId ? '没有存成的是这一个' : null);
          return (
            <div key={skuId}>
              <span>{rowWords(row)}</span>
              <InputNumber
                aria-label={`${label} 的达人价`}
                prefix="¥"
                min={0.01}
                precision={2}
                {...(problem !== null && { status: 'error' })}
                value={yuan}
                onChange={(next) => onChange({ ...prices, [skuId]: next })}
              />
              <FormProblem text={problem && `${label}：${problem}`} />
            </div>
          );
        })}
      </div>
    </>
  );
}
