import { Button, InputNumber, Select } from 'antd';
import { useState } from 'react';
import { formatFen } from '../../../ui/money/formatFen.ts';
import styles from '../Products.module.css';
import { type Ending, type FillField, filled, type FillWay, type SkuInput } from './draft.ts';

interface BulkFillProps {
  readonly count: number;
  readonly skus: readonly SkuInput[];
  readonly onFill: (fill: (sku: SkuInput) => SkuInput) => void;
}

const fields: Readonly<Record<FillField, string>> = {
  priceFen: '售价',
  vipPriceFen: 'VIP 价',
  marketPriceFen: '划线价',
  weightGrams: '重量',
};
const ways: Readonly<Record<FillWay, string>> = { set: '改成', add: '加上', subtract: '减去', times: '乘以' };
const endings: Readonly<Record<Ending, string>> = { asIs: '不变', '00': '.00', '90': '.90', '99': '.99' };
const optionsOf = <K extends string>(names: Readonly<Record<K, string>>) =>
  (Object.entries(names) as [K, string][]).map(([value, label]) => ({ value, label }));

/** One change of a column for every chosen SKU, shown before it is made. */
export function BulkFill({ count, skus, onFill }: BulkFillProps) {
  const [field, setField] = useState<FillField>('priceFen');
  const [way, setWay] = useState<FillWay>('set');
  const [amount, setAmount] = useState<number | null>(null);
  const [ending, setEnding] = useState<Ending>('asIs');
  const isMoney = field !== 'weightGrams';
  const inUnits = Math.round((amount ?? 0) * (isMoney || way === 'times' ? 100 : 1));
  const fill = { field, way, amount: inUnits, ending };
  const say = (value: number | null) => (value === null ? '—' : isMoney ? formatFen(value) : String(value));
  const changes = [...new Set(skus.map((sku) => `${say(sku[field])} → ${say(filled(sku[field], fill))}`))];
  return (
    <div className={styles['fill']}>
      <b>已选 {count} 行</b> 把
      <Select aria-label="哪一列" options={optionsOf(fields)} value={field} onChange={setField} />
      <Select aria-label="怎么改" options={optionsOf(ways)} value={way} onChange={setWay} />
      <InputNumber aria-label="多少" min={0} precision={2} value={amount} onChange={setAmount} />
      {isMoney && (
        <>
          尾数
          <Select aria-label="尾数" options={optionsOf(endings)} value={ending} onChange={setEnding} />
        </>
      )}
      {amount !== null && <span>{changes.slice(0, 3).join('，')}</span>}
      <Button
        disabled={amount === null}
        onClick={() => onFill((sku) => ({ ...sku, [field]: filled(sku[field], fill) }))}
      >
        填入
      </Button>
    </div>
  );
}
