import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { UnitFacets } from '../OpenBoxData.ts';
import { filterAddress, filtersOf, inOrder, readYuan, type UnitFilter } from './unitFilter.ts';
import styles from './YuanRange.module.css';

interface YuanRangeProps {
  filter: UnitFilter;
  price: NonNullable<UnitFacets['price']>;
  keepScroll?: boolean;
}

/** From and to in whole yuan. A plain GET form underneath, so that it works without script. */
export function YuanRange({ filter, price, keepScroll = false }: YuanRangeProps) {
  const navigate = useNavigate();
  const [low, setLow] = useState(filter.from === null ? '' : String(filter.from));
  const [high, setHigh] = useState(filter.to === null ? '' : String(filter.to));

  function apply() {
    const [from, to] = inOrder(readYuan(low), readYuan(high));
    if (from === filter.from && to === filter.to) return;
    void navigate(filterAddress({ ...filter, from, to }), { replace: true, preventScrollReset: keepScroll });
  }

  const kept = { ...filtersOf({ ...filter, from: null, to: null }), sort: filter.sort };
  return (
    <form
      className={styles['range']}
      action="/openBox"
      method="get"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        apply();
      }}
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field
        name="from"
        label="最低价，元"
        value={low}
        hint={Math.floor(price.minFen / 100)}
        onType={setLow}
        onEnd={apply}
      />
      –
      <Field
        name="to"
        label="最高价，元"
        value={high}
        hint={Math.ceil(price.maxFen / 100)}
        onType={setHigh}
        onEnd={apply}
      />
      <button type="submit" className={styles['submit']}>
        按价格筛选
      </button>
    </form>
  );
}

interface FieldProps {
  name: string;
  label: string;
  value: string;
  hint: number;
  onType: (text: string) => void;
  onEnd: () => void;
}

function Field({ name, label, value, hint, onType, onEnd }: FieldProps) {
  return (
    <label className={styles['field']}>
      ¥
      <input
        name={name}
        aria-label={label}
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="off"
        maxLength={7}
        pattern="[0-9]*"
        placeholder={String(hint)}
        value={value}
        onChange={(event) => onType(event.target.value.replaceAll(/\D/g, ''))}
        onBlur={onEnd}
      />
    </label>
  );
}
