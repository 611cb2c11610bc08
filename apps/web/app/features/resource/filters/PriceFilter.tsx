import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  HISTOGRAM_HEIGHT,
  histogramPaths,
  histogramWidth,
  type Prices,
  stepAtFen,
  yuanAtStep,
} from '../priceHistogram.ts';
import { addressFor, filtersOf, readYuan, type ResourceState } from '../resourceState.ts';
import styles from './PriceFilter.module.css';
import { PriceHandle } from './PriceHandle.tsx';
import { YuanField } from './YuanField.tsx';

interface PriceFilterProps {
  state: ResourceState;
  prices: Prices;
  keepScroll?: boolean;
}

/**
 * A histogram of prices, two handles and two fields. The handles move in the steps of the histogram, the fields take any amount.
 * A plain GET form underneath, so that it works without script.
 */
export function PriceFilter({ state, prices, keepScroll = false }: PriceFilterProps) {
  const navigate = useNavigate();
  const last = prices.steps.length;
  const [low, setLow] = useState(state.minFen === null ? '' : String(Math.floor(state.minFen / 100)));
  const [high, setHigh] = useState(state.maxFen === null ? '' : String(Math.ceil(state.maxFen / 100)));
  const lowFen = readYuan(low);
  const highFen = readYuan(high);
  const from = lowFen === null ? 0 : stepAtFen(prices, lowFen);
  const to = highFen === null ? last : stepAtFen(prices, highFen);
  const { inside, outside } = histogramPaths(prices, from, to);

  function apply() {
    const [minFen, maxFen] =
      lowFen !== null && highFen !== null && lowFen > highFen ? [highFen, lowFen] : [lowFen, highFen];
    if (minFen === state.minFen && maxFen === state.maxFen) return;
    void navigate(addressFor({ ...state, minFen, maxFen }), { replace: true, preventScrollReset: keepScroll });
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
    <form className={styles['price']} action="/resource" method="get" onSubmit={submit}>
      {Object.entries({ ...filtersOf({ ...state, minFen: null, maxFen: null }), sort: state.sort }).map(
        ([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ),
      )}
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
          name="minYuan"
          label="最低价，元"
          value={low}
          hint={yuanAtStep(prices, 0)}
          onType={setLow}
          onEnd={apply}
        />
        –
        <YuanField
          name="maxYuan"
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
