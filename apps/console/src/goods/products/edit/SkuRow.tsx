import type { StaffProduct } from '@jiwu/contract';
import { Checkbox, Input } from 'antd';
import { Link } from 'react-router';
import { formatFen } from '../../../ui/money/formatFen.ts';
import { CountInput } from '../../parts/CountInput.tsx';
import { MoneyInput } from '../../parts/MoneyInput.tsx';
import { marginPermille, skuLabel, type SkuInput } from './draft.ts';
import { SaleSwitch } from './SaleSwitch.tsx';
import { WholesaleInput } from './WholesaleInput.tsx';

type SkuFacts = StaffProduct['skus'][number];

interface SkuRowProps {
  readonly sku: SkuInput;
  /** None: it was never saved. */
  readonly facts: SkuFacts | undefined;
  /** Where its prices and costs are told; null: it was never published. */
  readonly history: string | null;
  readonly seesCost: boolean;
  readonly isLocked: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly isWrong: (field: keyof SkuInput) => boolean;
  readonly onChange: (changes: Partial<SkuInput>) => void;
  /** The wholesale prices as they are being typed; null: they are what the draft has. */
  readonly typedTiers: string | null;
  readonly onTypeTiers: (text: string | null) => void;
}

/** One SKU, every cell of which can be written. */
export function SkuRow(props: SkuRowProps) {
  const { sku, facts, history, seesCost, isLocked, isChosen, onChoose, isWrong, onChange, typedTiers, onTypeTiers } =
    props;
  const label = skuLabel(sku);
  const cost = facts?.costHundredths ?? null;
  return (
    <tr data-off={!sku.isOnSale || undefined}>
      <td>
        <Checkbox
          aria-label={`选中 ${label}`}
          disabled={isLocked}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
      </td>
      <td>{label}</td>
      <td>
        <Input
          variant="borderless"
          className="mono"
          aria-label={`${label} 的编码`}
          aria-invalid={isWrong('code') || undefined}
          disabled={isLocked}
          maxLength={40}
          value={sku.code}
          onChange={({ target }) => onChange({ code: target.value })}
        />
      </td>
      {seesCost && <td>{cost === null ? '—' : formatFen(Math.round(cost / 100))}</td>}
      <td>
        <MoneyInput
          label={`${label} 的售价`}
          value={sku.priceFen}
          isWrong={isWrong('priceFen')}
          disabled={isLocked}
          onChange={(priceFen) => onChange({ priceFen })}
        />
        <Margin priceFen={sku.priceFen} cost={cost} />
      </td>
      <td>
        <MoneyInput
          label={`${label} 的 VIP 价`}
          value={sku.vipPriceFen}
          isWrong={isWrong('vipPriceFen')}
          disabled={isLocked}
          onChange={(vipPriceFen) => onChange({ vipPriceFen })}
        />
        <Margin priceFen={sku.vipPriceFen} cost={cost} />
      </td>
      <td>
        <WholesaleInput
          label={label}
          value={sku.wholesale}
          typed={typedTiers}
          isWrong={isWrong('wholesale')}
          isLocked={isLocked}
          onType={onTypeTiers}
          onChange={(wholesale) => onChange({ wholesale })}
        />
      </td>
      <td>
        {facts?.lowestDealFen == null ? '没有成交' : formatFen(facts.lowestDealFen)}
        {history && (
          <small>
            <Link to={history} aria-label={`${label} 的价格与成本历史`}>
              历史
            </Link>
          </small>
        )}
      </td>
      <td>
        <MoneyInput
          label={`${label} 的划线价`}
          value={sku.marketPriceFen}
          isWrong={isWrong('marketPriceFen')}
          disabled={isLocked}
          onChange={(marketPriceFen) => onChange({ marketPriceFen })}
        />
      </td>
      <td>
        <CountInput
          label={`${label} 的重量`}
          value={sku.weightGrams}
          isWrong={isWrong('weightGrams')}
          disabled={isLocked}
          onChange={(weightGrams) => onChange({ weightGrams })}
        />
      </td>
      <Stock facts={facts} />
      <td>
        <SaleSwitch label={label} isOnSale={sku.isOnSale} isLocked={isLocked} onChange={onChange} />
      </td>
    </tr>
  );
}

function Margin({ priceFen, cost }: { priceFen: number | null; cost: number | null }) {
  const permille = marginPermille(priceFen, cost);
  return permille === null ? null : <small>{(permille / 10).toFixed(1)}%</small>;
}

function Stock({ facts }: { facts: SkuFacts | undefined }) {
  return (
    <td>
      {facts?.available ?? 0}
      {facts && facts.reserved > 0 && <small>占用 {facts.reserved}</small>}
    </td>
  );
}
