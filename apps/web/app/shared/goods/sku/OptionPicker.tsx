import { type KeyboardEvent, useId } from 'react';
import { formatFen } from '../../../format/formatFen.ts';
import { pictureAddress } from '../../files/picture/Picture.tsx';
import type { Product, Sku } from './Product.ts';
import styles from './OptionPicker.module.css';
import { surchargeFen, type ValueState, valueState } from './skuChoice.ts';

interface OptionPickerProps {
  product: Product;
  sku: Sku;
  option: number;
  onChoose: (option: number, value: string) => void;
}

const isOff = (state: ValueState) => state === 'soldOut' || state === 'notMade';

/** The values of one option. Arrow keys go through all of them and choose those that can be chosen. */
export function OptionPicker({ product: { options, skus }, sku, option, onChoose }: OptionPickerProps) {
  const nameId = useId();
  const { name = '', values = [] } = options[option] ?? {};
  const states = values.map(({ value }) => valueState(skus, sku, option, value));

  function move(event: KeyboardEvent<HTMLButtonElement>, at: number) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (at + step + values.length) % values.length;
    const value = values[next]?.value;
    (event.currentTarget.parentElement?.children[next] as HTMLElement | undefined)?.focus();
    if (value !== undefined && !isOff(states[next] ?? 'notMade')) onChoose(option, value);
  }

  return (
    <div className={styles['option']}>
      <span id={nameId}>{name}</span>
      <div className={styles['values']} role="radiogroup" aria-labelledby={nameId}>
        {values.map(({ value, swatch, pictureId }, at) => {
          const state = states[at] ?? 'notMade';
          const isChosen = sku.optionValues[option] === value;
          const surcharge = surchargeFen(skus, sku, option, value);
          return (
            <button
              key={value}
              type="button"
              role="radio"
              aria-checked={isChosen}
              aria-disabled={isOff(state) || undefined}
              data-state={state}
              tabIndex={isChosen ? 0 : -1}
              title={hints[state]}
              onKeyDown={(event) => move(event, at)}
              onClick={isOff(state) ? undefined : () => onChoose(option, value)}
            >
              {pictureId ? (
                <img src={pictureAddress(pictureId, '80')} alt="" width={32} height={32} loading="lazy" />
              ) : (
                swatch && <i style={{ background: swatch }} />
              )}
              {value}
              {surcharge > 0 && ` +${formatFen(surcharge)}`}
              {state === 'soldOut' && <em>缺货</em>}
            </button>
          );
        })}
      </div>
    </div>
  );
}

const hints: Readonly<Record<ValueState, string | undefined>> = {
  possible: undefined,
  switches: '选它会同时换掉后面的规格',
  soldOut: '这个规格暂时缺货',
  notMade: '没有这种搭配',
};
