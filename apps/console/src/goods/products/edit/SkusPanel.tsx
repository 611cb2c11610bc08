import type { StaffProduct } from '@jiwu/contract';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { Panel } from '../../../ui/panel/Panel.tsx';
import styles from '../Products.module.css';
import { BulkFill } from './BulkFill.tsx';
import { bareOption, combine, emptySku, keyOf, lastingSkus, type SkuInput } from './draft.ts';
import { OptionsEditor } from './OptionsEditor.tsx';
import type { PartProps } from './PartProps.ts';
import { SkuRow } from './SkuRow.tsx';
import type { TypedTiers } from './tiers.ts';

interface SkusPanelProps extends PartProps {
  readonly product: StaffProduct;
  /** Wholesale prices as they are being typed, by row. */
  readonly typedTiers: TypedTiers;
  readonly onTypeTiers: (key: string, text: string | null) => void;
}

/** Options, and the SKUs that they make, as a table in which every cell can be written. */
export function SkusPanel(props: SkusPanelProps) {
  const { value, onChange, isLocked, product, typedTiers, onTypeTiers } = props;
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const { skus, options } = value;
  const facts = new Map(product.skus.map((sku) => [sku.skuId, sku]));
  const published = new Set<string | null>(product.live?.skus.map(({ id }) => id));
  const wrong = new Set(product.problems.map(({ skuId, field }) => `${skuId} ${field}`));
  const set = (at: number, changes: Partial<SkuInput>) =>
    onChange({ skus: skus.map((sku, index) => (index === at ? { ...sku, ...changes } : sku)) });
  const isBare = bareOption(options) !== undefined;
  const isAll = chosen.length === skus.length && skus.length > 0;
  return (
    <Panel
      title="规格与价格"
      note="元。价格下面是毛利；划线价只能写近 7 天的最低成交价"
      extra={
        !isLocked && (
          <>
            <Button
              disabled={options.length === 0 || isBare}
              onClick={() => onChange({ skus: combine(options, skus, lastingSkus(product)) })}
            >
              按选项生成
            </Button>{' '}
            <Button
              disabled={isBare}
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
            {skus.map((sku, at) => (
              <SkuRow
                key={keyOf(sku, at)}
                sku={sku}
                facts={facts.get(sku.id ?? '')}
                history={published.has(sku.id) ? `/products/${product.id}/skus/${sku.id}` : null}
                seesCost={product.seesCost}
                isLocked={isLocked}
                isChosen={chosen.includes(at)}
                onChoose={(isChosen) => setChosen(isChosen ? [...chosen, at] : chosen.filter((one) => one !== at))}
                isWrong={(field) => wrong.has(`${sku.id} ${field}`)}
                onChange={(changes) => set(at, changes)}
                typedTiers={typedTiers[keyOf(sku, at)] ?? null}
                onTypeTiers={(text) => onTypeTiers(keyOf(sku, at), text)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
