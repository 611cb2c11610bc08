import { Button } from 'antd';
import { useRead } from '../../api/useRead.ts';
import { useMay } from '../../session/access.ts';
import { Facts } from '../../ui/facts/Facts.tsx';
import { percent } from '../../ui/money/percent.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { LoadFailed } from '../../ui/states/LoadFailed.tsx';
import { RateForm } from './RateForm.tsx';
import { type CategoryRate, ownWords } from './rateWords.ts';

interface CategorySideProps {
  readonly category: CategoryRate;
  readonly above: CategoryRate | undefined;
  readonly onClose: () => void;
}

/** What the sales of a category pay, unless its products or what is below say something else. */
export function CategoryRateSide({ category, above, onClose }: CategorySideProps) {
  const { id, name, rateBp } = category;
  return (
    <Panel title={name} note="类目" extra={<Button onClick={onClose}>关闭</Button>}>
      <Rate
        of={{ kind: 'category', id }}
        rateBp={rateBp}
        aboveBp={above?.appliedBp ?? 0}
        above={above ? `跟“${above.name}”` : '不给佣金'}
      />
    </Panel>
  );
}

/** What the sales of one product pay. */
export function ProductRateSide({ id, onClose }: { id: string; onClose: () => void }) {
  const read = useRead('staffCommissionOfProduct', { params: { id } });
  const product = read.data;
  if (read.isLoadingError) return <LoadFailed what="这件商品的佣金" onRetry={() => void read.refetch()} />;
  if (!product) return <Panel title="商品">正在加载…</Panel>;
  const { title, categoryName, rateBp, categoryBp } = product;
  return (
    <Panel title={title} note={categoryName} extra={<Button onClick={onClose}>关闭</Button>}>
      <Rate of={{ kind: 'product', id }} rateBp={rateBp} aboveBp={categoryBp} above={`跟类目“${categoryName}”`} />
    </Panel>
  );
}

/** Finance only looks. */
function Rate(props: Parameters<typeof RateForm>[0]) {
  const may = useMay();
  const { of, rateBp, aboveBp, above } = props;
  if (may('staffProductCommission')) return <RateForm key={`${of.kind} ${of.id}`} {...props} />;
  return (
    <Facts
      rows={[
        ['自己定的', ownWords(rateBp)],
        ['不定时', `${above}，${percent(aboveBp)}`],
        ['现在按', percent(rateBp ?? aboveBp)],
      ]}
    />
  );
}
