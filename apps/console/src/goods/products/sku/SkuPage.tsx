import { Button } from 'antd';
import { useNavigate, useParams } from 'react-router';
import { useRead } from '../../../api/useRead.ts';
import { useMay } from '../../../session/access.ts';
import { Figures } from '../../../ui/figures/Figures.tsx';
import { formatFen } from '../../../ui/money/formatFen.ts';
import { PageHead } from '../../../ui/panel/PageHead.tsx';
import { LoadFailed } from '../../../ui/states/LoadFailed.tsx';
import { StateMessage } from '../../../ui/states/StateMessage.tsx';
import { formatCost } from '../../parts/formatCost.ts';
import { marginPermille } from '../edit/draft.ts';
import { CostHistory } from './CostHistory.tsx';
import { PriceHistory } from './PriceHistory.tsx';

const yuanOr = (fen: number | null) => (fen === null ? '—' : formatFen(fen));

/** What one SKU was sold for, day by day, and what it cost. */
export function SkuPage() {
  const { id = '', skuId = '' } = useParams();
  const go = useNavigate();
  const may = useMay();
  const read = useRead('staffProductGet', { params: { id } });
  if (read.isError && !read.data) return <LoadFailed what="这个规格" onRetry={() => void read.refetch()} />;
  const product = read.data;
  if (!product) return <PageHead title="价格与成本" about="正在加载…" />;
  const sku = product.live?.skus.find((one) => one.id === skuId);
  const facts = product.skus.find((one) => one.skuId === skuId);
  const back = <Button onClick={() => void go(`/products/${id}`)}>回到商品</Button>;
  if (!sku || !facts)
    return (
      <>
        <PageHead title="价格与成本">{back}</PageHead>
        <StateMessage icon="tag" title="这个规格还没发布过">
          发布以后才有价格的历史
        </StateMessage>
      </>
    );
  const label = sku.optionValues.join('，');
  const cost = facts.costHundredths;
  const marginOf = (fen: number | null) => {
    const permille = marginPermille(fen, cost);
    return permille === null ? '元' : `元，毛利 ${(permille / 10).toFixed(1)}%`;
  };
  return (
    <>
      <PageHead
        title={`${label || '默认规格'}的价格与成本`}
        about={`${product.live?.title ?? ''}，${sku.code}，${sku.isOnSale ? '在售' : '停售'}`}
      >
        {back}
      </PageHead>
      <Figures
        label="现在"
        items={[
          { label: '售价', value: yuanOr(sku.priceFen), note: marginOf(sku.priceFen) },
          {
            label: 'VIP 价',
            value: yuanOr(sku.vipPriceFen),
            note: sku.vipPriceFen === null ? '没有写' : marginOf(sku.vipPriceFen),
          },
          { label: '划线价', value: yuanOr(sku.marketPriceFen), note: sku.marketPriceFen === null ? '没有写' : '元' },
          {
            label: '近 7 天最低成交',
            value: yuanOr(facts.lowestDealFen),
            note: facts.lowestDealFen === null ? '没有成交' : '元，写划线价按它',
          },
          ...(product.seesCost
            ? [
                {
                  label: '成本',
                  value: cost === null ? '—' : formatCost(cost),
                  note: cost === null ? '入库时写' : '元，移动平均',
                },
              ]
            : []),
        ]}
      />
      <PriceHistory skuId={skuId} priceFen={sku.priceFen} shownFen={sku.marketPriceFen} />
      {may('staffSkuCosts') && (
        <CostHistory skuId={skuId} priceFen={sku.priceFen} cost={cost} hasPieces={facts.onHand > 0} />
      )}
    </>
  );
}
