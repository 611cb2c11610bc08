import { Select } from 'antd';
import { useRead } from '../../api/useRead.ts';
import { useMay } from '../../session/access.ts';
import { useAddress } from '../../ui/address/useAddress.ts';
import { ListTable } from '../../ui/list/ListTable.tsx';
import { useCursorList } from '../../ui/list/useCursorList.ts';
import { percent } from '../../ui/money/percent.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { Split } from '../../ui/panel/Split.tsx';
import { Thumb } from '../../ui/picture/Thumb.tsx';
import { LoadFailed } from '../../ui/states/LoadFailed.tsx';
import { StateMessage } from '../../ui/states/StateMessage.tsx';
import { ProductPick } from '../parts/ProductPick.tsx';
import styles from './Effects.module.css';
import { CategoryRateSide, ProductRateSide } from './RateSide.tsx';
import type { CategoryRate, ProductRate } from './rateWords.ts';

/** What the shop pays of a sale: by category, and by the products that have a rate of their own. */
export function Rates() {
  const { query, change } = useAddress();
  const { category, product } = query;
  const may = useMay();
  const read = useRead('staffCommissionCategories', {});
  const categories = read.data?.items ?? [];
  const list = useCursorList('staffCommissionProducts', {});
  // The others say nothing themselves: they go by the one above.
  const shown = inOrder(categories).filter(
    ({ level, id, rateBp }) => level === 1 || rateBp !== null || id === category,
  );
  const chosen = categories.find(({ id }) => id === category);
  const close = () => change({ category: undefined, product: undefined });
  const openProduct = (id: string) => change({ product: id, category: undefined }, { push: true });
  const side = (() => {
    if (product) return <ProductRateSide key={product} id={product} onClose={close} />;
    if (!chosen) return null;
    const above = categories.find(({ id }) => id === chosen.parentId);
    return <CategoryRateSide key={chosen.id} category={chosen} above={above} onClose={close} />;
  })();
  return (
    <Split side={side}>
      <div className={styles['column']}>
        <Panel title="单独定的商品" note="先按它，不按类目">
          {may('staffProductList') && (
            <div className={styles['find']}>
              <label htmlFor="rateProduct">
                {may('staffProductCommission') ? '看一件商品的，或给它单独定' : '看一件商品的'}
              </label>
              <ProductPick id="rateProduct" value={null} onChange={openProduct} />
            </div>
          )}
          <ListTable<ProductRate>
            what="单独定的商品"
            list={list}
            keyOf={({ id }) => id}
            openKey={product}
            onOpen={({ id }) => openProduct(id)}
            empty={<StateMessage icon="tag" title="没有单独定的，都按类目" />}
            columns={[
              {
                title: '商品',
                key: 'title',
                render: (_, { title, picture }) => (
                  <span className={styles['goods']}>
                    <Thumb picture={picture} /> {title}
                  </span>
                ),
              },
              { title: '类目', dataIndex: 'categoryName' },
              { title: '类目的比例', dataIndex: 'categoryBp', align: 'right', render: percent },
              {
                title: '自己的比例',
                key: 'rateBp',
                align: 'right',
                render: (_, { rateBp, categoryBp }) => <b>{percent(rateBp ?? categoryBp)}</b>,
              },
            ]}
          />
        </Panel>
        <Panel title="类目" note="列一级和自己定了的；其余跟上一级，一级没有定的不给佣金">
          {read.isLoadingError && <LoadFailed what="类目的比例" onRetry={() => void read.refetch()} />}
          {read.isPending && <p className="quiet">正在读…</p>}
          <div className={styles['find']}>
            <label htmlFor="rateCategory">
              {may('staffCategoryCommission') ? '看一个类目的，或给它定' : '看一个类目的'}
            </label>
            <Select
              id="rateCategory"
              placeholder="按名称找"
              showSearch={{ optionFilterProp: 'label' }}
              value={category ?? null}
              onChange={(id: string) => change({ category: id, product: undefined }, { push: true })}
              options={categories.map(({ id, name }) => ({ value: id, label: name }))}
            />
          </div>
          <ul className={styles['tree']}>
            {shown.map(({ id, name, level, rateBp, appliedBp, isClosed }) => (
              <li key={id} data-open={id === category || undefined}>
                <button
                  type="button"
                  style={{ paddingInlineStart: (level - 1) * 24 }}
                  onClick={() => change({ category: id, product: undefined }, { push: true })}
                >
                  {name}
                  {isClosed && '（停用）'}
                </button>
                {rateBp === null ? <em>{percent(appliedBp)}</em> : <b>{percent(rateBp)}</b>}
              </li>
            ))}
          </ul>
        </Panel>
      </div>
    </Split>
  );
}

/** Each below the one above it. */
function inOrder(items: readonly CategoryRate[], parentId: string | null = null): CategoryRate[] {
  return items.flatMap((item) => (item.parentId === parentId ? [item, ...inOrder(items, item.id)] : []));
}
