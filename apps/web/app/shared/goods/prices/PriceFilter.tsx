import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  HISTOGRAM_HEIGHT,
  highStepAtFen,
  histogramPaths,
  histogramWidth,
  type Prices,
  lowStepAtFen,
  yuanAtStep,
} from './priceHistogram.ts';
import styles from './PriceFilter.module.css';
import { PriceHandle } from './PriceHandle.tsx';
import { readYuan } from './readYuan.ts';
import { YuanField } from './YuanField.tsx';

interface Chosen {
  readonly minFen: number | null;
  readonly maxFen: number | null;
}

interface PriceFilterProps {
  prices: Prices;
  chosen: Chosen;
  addressFor: (chosen: Chosen) => string;
  /** The same as a form without script: where it goes, the names of its two fields in yuan, and what it keeps. */
  form: {
    action: string;
    names: readonly [low: string, high: string];
    kept: Readonly<Record<string, string | undefined>>;
  };
  keepScroll?: boolean;
}

/**
 * A histogram of prices, two handles and two fields. The handles move in the steps of the histogram, the fields take any amount.
 * A plain GET form underneath, so that it works without script.
 */
export function PriceFilter({ prices, chosen, addressFor, form, keepScroll = false }: PriceFilterProps) {
  const navigate = useNavigate();
  const last = prices.steps.length;
  const [low, setLow] = useState(chosen.minFen === null ? '' : String(Math.floor(chosen.minFen / 100)));
  const [high, setHigh] = useState(chosen.maxFen === null ? '' : String(Math.ceil(chosen.maxFen / 100)));
  const lowFen = readYuan(low);
  const highFen = readYuan(high);
  const from = lowFen === null ? 0 : lowStepAtFen(prices, lowFen);
  const to = highFen === null ? last : highStepAtFen(prices, highFen);
  const { inside, outside } = histogramPaths(prices, from, to);

  function apply() {
    const [minFen, maxFen] =
      lowFen !== null && highFen !== null && lowFen > highFen ? [highFen, lowFen] : [lowFen, highFen];
    if (minFen === chosen.minFen && maxFen === chosen.maxFen) return;
    void navigate(addressFor({ minFen, maxFen }), { replace: true, preventScrollReset: keepScroll });
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    apply();
  }

  const moveLow = (step: number) => {
    const free = Math.min(step, to - 1);
    setLow(free <= 0 ? '' : String(yuanAtStep(prices, free)));
  };
  const moveHigh = (step: number) => {
    const free = Math.max(step, from + 1);
    setHigh(free >= last ? '' : String(yuanAtStep(prices, free)));
  };

  return (
    <form className={styles['price']} action={form.action} method="get" onSubmit={submit}>
      {Object.entries(form.kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <svg viewBox={`0 0 ${histogramWidth(prices)} ${HISTOGRAM_HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path className={styles['outside']} d={outside} />
        <path className={styles['inside']} d={inside} />
      </svg>
      <div className={styles['handles']}>
        <PriceHandle
          label="最低价"
          value={from}
          last={last}
          text={`¥${yuanAtStep(prices, from)}`}
          onMove={moveLow}
          onEnd={apply}
        />
        <PriceHandle
          label="最高价"
          value={to}
          last={last}
          text={`¥${yuanAtStep(prices, to)}`}
          onMove={moveHigh}
          onEnd={apply}
        />
      </div>
      <div className={styles['fields']}>
        <YuanField
          name={form.names[0]}
          label="最低价，元"
          value={low}
          hint={yuanAtStep(prices, 0)}
          onType={setLow}
          onEnd={apply}
        />
        –
        <YuanField
          name={form.names[1]}
          label="最高价，元"
          value={high}
          hint={yuanAtStep(prices, last)}
          onType={setHigh}
          onEnd={apply}
        />
      </div>
      <button type="submit" className={styles['submit']}>
        按价格筛选
      </button>
    </form>
  );
}
