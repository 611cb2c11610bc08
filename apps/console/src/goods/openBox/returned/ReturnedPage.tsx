import { Button } from 'antd';
import { Link, useNavigate } from 'react-router';
import { useAddress } from '../../../ui/address/useAddress.ts';
import { type ItemOf, useCursorList } from '../../../ui/list/useCursorList.ts';
import { PageHead } from '../../../ui/panel/PageHead.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { LoadFailed } from '../../../ui/states/LoadFailed.tsx';
import { StateMessage } from '../../../ui/states/StateMessage.tsx';
import { formatTime, formatWait } from '../../../ui/time/formatTime.ts';
import { afterSaleReasons } from '../../../ui/words/afterSaleReasons.ts';
import { Named } from '../../parts/Named.tsx';
import styles from './Returned.module.css';

/** 退回待入库: pieces that buyers sent back and that are not to be sold as new; who has waited longest first. */
export function ReturnedPage() {
  const { query } = useAddress();
  const { afterSaleId } = query;
  const list = useCursorList('staffUnitReturnedList', { ...(afterSaleId && { afterSaleId }) });
  const { rows } = list;
  return (
    <>
      <PageHead title="退回待入库" about="收货时没有勾“回到可售库存”的，一件一件按开箱入库">
        <Link to="/units">
          <Button>开箱</Button>
        </Link>
      </PageHead>
      {list.isFailed && <LoadFailed what="退回的商品" onRetry={list.retry} />}
      {list.isLoading && <p className="quiet">正在读…</p>}
      {!list.isLoading && !list.isFailed && rows.length === 0 && (
        <StateMessage icon="box" title={afterSaleId ? '这次售后没有要入库的' : '没有等着入库的'}>
          {afterSaleId ? <Link to="/units/returned">看全部待入库的</Link> : '售后收到坏了、用过的商品以后会列在这里'}
        </StateMessage>
      )}
      {rows.length > 0 && (
        <Panel isFlush>
          <ul className={styles['list']}>
            {rows.map((row) => (
              <Waiting key={`${row.afterSaleId} ${row.skuId}`} row={row} />
            ))}
          </ul>
          {list.hasMore && (
            <Button type="link" loading={list.isLoadingMore} onClick={list.loadMore}>
              再看一些
            </Button>
          )}
        </Panel>
      )}
    </>
  );
}

function Waiting({ row }: { row: ItemOf<'staffUnitReturnedList'> }) {
  const { afterSaleId, skuId, title, skuLabel, picture, orderNo, reason, description, pieces, taken, receivedAt } = row;
  const go = useNavigate();
  return (
    <li>
      <Named picture={picture} title={title} note={skuLabel} />
      <p>
        <b>{afterSaleReasons[reason]}</b>
        {description && `：${description}`}
      </p>
      <p className="quiet small">
        订单 {orderNo}，{formatTime(receivedAt)} 收到，等了 {formatWait(receivedAt)}
      </p>
      <span>
        {pieces - taken} 件{taken > 0 && `，已入库 ${taken}`}
      </span>
      <Button onClick={() => void go(`/units/returned/${afterSaleId}/${skuId}`)}>入库</Button>
    </li>
  );
}
