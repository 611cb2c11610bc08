import { useState } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import styles from './QuantityStepper.module.css';

interface QuantityStepperProps {
  quantity: number;
  max: number;
  onChange: (quantity: number) => void;
}

/** The quantity. A typed number counts as soon as it is in range; leaving the field corrects it. */
export function QuantityStepper({ quantity, max, onChange }: QuantityStepperProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const most = Math.max(1, max);

  function type(text: string) {
    const digits = text.replaceAll(/\D/g, '').slice(0, 4);
    setTyped(digits);
    const wanted = Number(digits);
    if (wanted >= 1) onChange(Math.min(wanted, most));
  }

  return (
    <span className={styles['stepper']} role="group" aria-label="数量">
      <button
        type="button"
        aria-label="减少"
        aria-disabled={quantity <= 1 || undefined}
        onClick={() => onChange(Math.max(1, quantity - 1))}
      >
        <Icon name="minus" size={14} />
      </button>
      <input
        aria-label="购买数量"
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? quantity}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(null)}
      />
      <button
        type="button"
        aria-label="增加"
        aria-disabled={quantity >= most || undefined}
        onClick={() => onChange(Math.min(most, quantity + 1))}
      >
        <Icon name="plus" size={14} />
      </button>
    </span>
  );
}
