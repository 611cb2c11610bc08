import { EmptyState } from '../../../ui/emptyState/EmptyState.tsx';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import { LoadMore } from '../../../ui/pager/LoadMore.tsx';
import { ProductGrid } from '../../../shared/goods/productCard/ProductGrid.tsx';
import { ProductGridSkeleton } from '../../../shared/goods/productCard/ProductGridSkeleton.tsx';
import { Tabs } from '../../../ui/tabs/Tabs.tsx';
import { formatCount } from '../../../format/formatCount.ts';
import { ComingNear } from '../../../ui/comingNear/ComingNear.tsx';
import { HomeBlock } from '../HomeBlock.tsx';
import type { HomeData } from '../HomeData.ts';
import { MoreLink } from '../MoreLink.tsx';
import styles from './Goods.module.css';
import { PICKS } from './goodsState.ts';
import { useGoods } from './useGoods.ts';

const PANEL = 'goods';

/** Everything on sale, by category, going on as long as one looks. */
export function Goods({ goods, picks }: Pick<HomeData, 'goods' | 'picks'>) {
  const { categories, total } = goods ?? { categories: [], total: null };
  const { tab, products, state, isAutomatic, select, more } = useGoods(picks);
  const open = categories.find(({ id }) => id === tab);
  const count = open ? open.count : total;
  return (
    <HomeBlock
      title="货源"
      lead={total === null ? undefined : `${formatCount(total)} 件在售`}
      action={
        <MoreLink to={open ? `/resource?category=${open.id}` : '/resource'}>
          {open ? `进入${open.name}` : '进入货源'}
        </MoreLink>
      }
    >
      <Tabs
        look="boxes"
        label="货源的分类"
        tabs={[{ key: PICKS, label: '为你挑选' }, ...categories.map(({ id, name }) => ({ key: id, label: name }))]}
        selected={tab}
        onSelect={select}
        panelId={PANEL}
      />
      <div id={PANEL} className={styles['panel']} role="tabpanel" aria-label={open?.name ?? '为你挑选'}>
        {products?.length === 0 ? (
          <EmptyState
            title="这个分类暂时没有在售的商品"
            text="上架后会出现在这里，先看看别的吧。"
            action={{ to: '/resource', label: '看全部商品' }}
          />
        ) : (
          products && <ProductGrid products={products} />
        )}
        {state === 'loading' && <ProductGridSkeleton count={10} />}
        {!products && state === 'failed' && (
          <LoadFailed text="商品没有加载出来，请再试一次。" retrying={false} onRetry={() => more(false)} />
        )}
        {products && products.length > 0 && (
          <div>
            {isAutomatic && state === 'idle' && (
              <ComingNear key={`${tab} ${products.length}`} onNear={() => more(true)} />
            )}
            <LoadMore
              shown={products.length}
              total={count === null ? undefined : formatCount(count)}
              state={state}
              label="再看 10 件"
              onMore={() => more(false)}
            />
          </div>
        )}
      </div>
    </HomeBlock>
  );
}
