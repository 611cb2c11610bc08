import { Button } from 'antd';
import { StateMark } from '../../../ui/states/StateMark.tsx';
import type { SkuInput } from './draft.ts';

interface SaleSwitchProps {
  readonly label: string;
  readonly isOnSale: boolean;
  readonly isLocked: boolean;
  readonly onChange: (changes: Partial<SkuInput>) => void;
}

/** Whether a SKU is sold; pressed, it is the other. */
export function SaleSwitch({ label, isOnSale, isLocked, onChange }: SaleSwitchProps) {
  const mark = <StateMark isOn={isOnSale}>{isOnSale ? '在售' : '停售'}</StateMark>;
  if (isLocked) return mark;
  return (
    <Button
      type="text"
      aria-label={isOnSale ? `${label} 在售，按下停售` : `${label} 停售，按下恢复`}
      onClick={() => onChange({ isOnSale: !isOnSale })}
    >
      {mark}
    </Button>
  );
}
