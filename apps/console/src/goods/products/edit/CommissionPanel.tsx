import { Link } from 'react-router';
import { useRead } from '../../../api/useRead.ts';
import { useMay } from '../../../session/access.ts';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { percent } from '../../../ui/money/percent.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';

/** What the sales of the product pay to whoever brings a buyer; for those who may see it. */
export function CommissionPanel({ id }: { id: string }) {
  const may = useMay();
  const mayRead = may('staffCommissionOfProduct');
  const { data } = useRead('staffCommissionOfProduct', { params: { id } }, { enabled: mayRead });
  if (!mayRead || !data) return null;
  const { rateBp, categoryBp, categoryName } = data;
  return (
    <Panel title="佣金" extra={<Link to={`/effects?tab=rates&product=${id}`}>看比例</Link>}>
      <Facts
        rows={[
          ['现在按', percent(rateBp ?? categoryBp)],
          ['自己定的', rateBp === null ? '没有，跟类目' : percent(rateBp)],
          [`类目“${categoryName}”`, percent(categoryBp)],
        ]}
      />
    </Panel>
  );
}
