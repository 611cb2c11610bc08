import { Input } from 'antd';
import { useId } from 'react';
import styles from '../Products.module.css';
import type { SkuInput } from './draft.ts';
import { readTiers, TIERS_EXAMPLE, tierText } from './tiers.ts';

interface WholesaleInputProps {
  /** Of the SKU. */
  readonly label: string;
  readonly value: SkuInput['wholesale'];
  /** As it is being typed; null: what the draft has. */
  readonly typed: string | null;
  /** The server found that the prices don't fall. */
  readonly isWrong: boolean;
  readonly isLocked: boolean;
  readonly onType: (text: string | null) => void;
  readonly onChange: (tiers: SkuInput['wholesale']) => void;
}

/** Written as 件数:价格; taken over as soon as it can be read. What can't be stays as it was typed, with words on what is wanted. */
export function WholesaleInput(props: WholesaleInputProps) {
  const { label, value, typed, isWrong, isLocked, onType, onChange } = props;
  const hint = useId();
  const problem = typed === null ? null : readTiers(typed).problem;
  return (
    <>
      <Input
        variant="borderless"
        aria-label={`${label} 的批发价，写作 ${TIERS_EXAMPLE}`}
        aria-invalid={isWrong || problem !== null || undefined}
        aria-describedby={problem === null ? undefined : hint}
        placeholder={TIERS_EXAMPLE}
        disabled={isLocked}
        value={typed ?? tierText(value)}
        onChange={({ target }) => {
          onType(target.value);
          const { tiers } = readTiers(target.value);
          if (tiers !== null) onChange(tiers);
        }}
        onBlur={() => {
          if (problem === null) onType(null);
        }}
      />
      {problem !== null && (
        <small id={hint} className={styles['wanted']}>
          {problem}
        </small>
      )}
    </>
  );
}
