import type { StaffAfterSaleDetail } from '@jiwu/contract';
import { Link } from 'react-router';
import { useRead } from '../../api/useRead.ts';
import { useMay } from '../../session/access.ts';

/** What came back with a request and is not to be sold as new, for those who take such pieces in. */
export function ReturnedPieces({ request: { id, kind } }: { request: StaffAfterSaleDetail }) {
  const may = useMay();
  const isAsked = kind === 'returnRefund' && may('staffUnitReturnedList');
  const rows = useRead('staffUnitReturnedList', { query: { afterSaleId: id } }, { enabled: isAsked }).data?.items ?? [];
  const left = rows.reduce((sum, { pieces, taken }) => sum + pieces - taken, 0);
  if (left === 0) return null;
  return (
    <section aria-label="退回的商品">
      <h3>退回的商品</h3>
      <p>
        {left} 件没有回库存，<Link to={`/units/returned?afterSaleId=${id}`}>按开箱入库</Link>
      </p>
    </section>
  );
}
