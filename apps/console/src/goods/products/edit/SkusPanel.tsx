import type { StaffProduct } from '@jiwu/contract';
import { Button, Checkbox, Input } from 'antd';
import { useState } from 'react';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { StateMark } from '../../../ui/states/StateMark.tsx';
import { CountInput } from '../../parts/CountInput.tsx';
import { MoneyInput } from '../../parts/MoneyInput.tsx';
import styles from '../Products.module.css';
import { BulkFill } from './BulkFill.tsx';
import { combine, emptySku, marginPermille, readTiers, type SkuInput, tierText } from './draft.ts';
import { OptionsEditor } from './OptionsEditor.tsx';
import type { PartProps } from './ProductEditor.tsx';
import { formatFen } from '../../../ui/money/formatFen.ts';

/** Options, and the SKUs that they make, as a table in which every cell can be written. */
export function SkusPanel({ value, onChange, isLocked, product }: PartProps & { product: StaffProduct }) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const { skus, options } = value;
  const facts = new Map(product.skus.map((sku) => [sku.skuId, sku]));
  const wrong = new Set(product.problems.map(({ skuId, field }) => `${skuId} ${field}`));
  const set = (at: number, changes: Partial<SkuInput>) =>
    onChange({ skus: skus.map((sku, index) => (index === at ? { ...sku, ...changes } : sku)) });
  const isAll = chosen.length === skus.length && skus.length > 0;
  return (
    <Panel
      title="规格与价格"
      note="元。价格下面是毛利；划线价只能写近 7 天的最低成交价"
      extra={
        !isLocked && (
          <>
            <Button disabled={options.length === 0} onClick={() => onChange({ skus: combine(options, skus) })}>
              按选项生成
            </Button>{' '}
            <Button
              onClick={() =>
                onChange({ skus: [...skus, emptySku(options.map(({ values }) => values[0]?.value ?? ''))] })
              }
            >
              加一行
            </Button>
          </>
        )
      }
    >
      <OptionsEditor options={options} isLocked={isLocked} onChange={(next) => onChange({ options: next })} />
      {chosen.length > 0 && !isLocked && (
        <BulkFill
          count={chosen.length}
          skus={chosen.flatMap((at) => skus[at] ?? [])}
          onFill={(fill) => onChange({ skus: skus.map((sku, at) => (chosen.includes(at) ? fill(sku) : sku)) })}
        />
      )}
      <div className={styles['scroll']}>
        <table className={styles['skus']}>
          <thead>
            <tr>
              <th scope="col">
                <Checkbox
                  aria-label="全选规格"
                  checked={isAll}
                  disabled={isLocked}
                  onChange={() => setChosen(isAll ? [] : skus.map((_, at) => at))}
                />
              </th>
              <th scope="col">规格</th>
              <th scope="col">编码</th>
              {product.seesCost && <th scope="col">成本</th>}
              <th scope="col">售价</th>
              <th scope="col">VIP 价</th>
              <th scope="col">批发价</th>
              <th scope="col">7 天最低成交</th>
              <th scope="col">划线价</th>
              <th scope="col">重（克）</th>
              <th scope="col">可售</th>
              <th scope="col">状态</th>
            </tr>
          </thead>
          <tbody>
            {skus.map((sku, at) => {
              const label = sku.optionValues.join('，') || '默认';
              const fact = facts.get(sku.id ?? '');
              const cost = fact?.costHundredths ?? null;
              const isWrong = (field: string) => wrong.has(`${sku.id} ${field}`);
              return (
                // A new SKU has no id yet; its place is what it is known by.
                // oxlint-disable-next-line react/no-array-index-key
                <tr key={sku.id ?? `new${at}`} data-off={!sku.isOnSale || undefined}>
                  <td>
                    <Checkbox
                      aria-label={`选中 ${label}`}
                      disabled={isLocked}
                      checked={chosen.includes(at)}
                      onChange={({ target }) =>
                        setChosen(target.checked ? [...chosen, at] : chosen.filter((one) => one !== at))
                      }
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
                      onChange={({ target }) => set(at, { code: target.value })}
                    />
                  </td>
                  {product.seesCost && <td>{cost === null ? '—' : formatFen(Math.round(cost / 100))}</td>}
                  <td>
                    <MoneyInput
                      label={`${label} 的售价`}
                      value={sku.priceFen}
                      isWrong={isWrong('priceFen')}
                      disabled={isLocked}
                      onChange={(priceFen) => set(at, { priceFen })}
                    />
                    <Margin priceFen={sku.priceFen} cost={cost} />
                  </td>
                  <td>
                    <MoneyInput
                      label={`${label} 的 VIP 价`}
                      value={sku.vipPriceFen}
                      isWrong={isWrong('vipPriceFen')}
                      disabled={isLocked}
                      onChange={(vipPriceFen) => set(at, { vipPriceFen })}
                    />
                    <Margin priceFen={sku.vipPriceFen} cost={cost} />
                  </td>
                  <td>
                    <Tiers
                      label={label}
                      sku={sku}
                      isLocked={isLocked}
                      onChange={(wholesale) => set(at, { wholesale })}
                    />
                  </td>
                  <td>{fact?.lowestDealFen == null ? '没有成交' : formatFen(fact.lowestDealFen)}</td>
                  <td>
                    <MoneyInput
                      label={`${label} 的划线价`}
                      value={sku.marketPriceFen}
                      isWrong={isWrong('marketPriceFen')}
                      disabled={isLocked}
                      onChange={(marketPriceFen) => set(at, { marketPriceFen })}
                    />
                  </td>
                  <td>
                    <CountInput
                      label={`${label} 的重量`}
                      value={sku.weightGrams}
                      isWrong={isWrong('weightGrams')}
                      disabled={isLocked}
                      onChange={(weightGrams) => set(at, { weightGrams })}
                    />
                  </td>
                  <td>
                    {fact?.available ?? 0}
                    {fact && fact.reserved > 0 && <small>占用 {fact.reserved}</small>}
                  </td>
                  <td>
                    {isLocked ? (
                      <StateMark isOn={sku.isOnSale}>{sku.isOnSale ? '在售' : '停售'}</StateMark>
                    ) : (
                      <Button
                        type="text"
                        aria-label={`${label} ${sku.isOnSale ? '停售' : '恢复'}`}
                        onClick={() => set(at, { isOnSale: !sku.isOnSale })}
                      >
                        <StateMark isOn={sku.isOnSale}>{sku.isOnSale ? '在售' : '停售'}</StateMark>
                      </Button>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

function Margin({ priceFen, cost }: { priceFen: number | null; cost: number | null }) {
  const permille = marginPermille(priceFen, cost);
  return permille === null ? null : <small>{(permille / 10).toFixed(1)}%</small>;
}

interface TiersProps {
  readonly label: string;
  readonly sku: SkuInput;
  readonly isLocked: boolean;
  readonly onChange: (tiers: SkuInput['wholesale']) => void;
}

/** Written as 件数:价格; taken over when it can be read. */
function Tiers({ label, sku, isLocked, onChange }: TiersProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const tiers = typed === null ? sku.wholesale : readTiers(typed);
  return (
    <Input
      variant="borderless"
      aria-label={`${label} 的批发价，写作 5:39.00;20:36.00`}
      aria-invalid={tiers === null || undefined}
      disabled={isLocked}
      value={typed ?? tierText(sku.wholesale)}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => {
        if (typed !== null && tiers !== null) onChange(tiers);
        setTyped(null);
      }}
    />
  );
}
