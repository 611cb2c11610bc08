import { Input } from 'antd';
import { useState } from 'react';
import { readTiers, type SkuInput, tierText } from './draft.ts';

interface WholesaleInputProps {
  /** Of the SKU. */
  readonly label: string;
  readonly value: SkuInput['wholesale'];
  readonly isLocked: boolean;
  readonly onChange: (tiers: SkuInput['wholesale']) => void;
}

/** Written as 件数:价格; taken over when it can be read. */
export function WholesaleInput({ label, value, isLocked, onChange }: WholesaleInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const tiers = typed === null ? value : readTiers(typed);
  return (
    <Input
      variant="borderless"
      aria-label={`${label} 的批发价，写作 5:39.00;20:36.00`}
      aria-invalid={tiers === null || undefined}
      disabled={isLocked}
      value={typed ?? tierText(value)}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => {
        if (typed !== null && tiers !== null) onChange(tiers);
        setTyped(null);
      }}
    />
  );
}
