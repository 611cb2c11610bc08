import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { kindView } from '../../../shared/orders/kinds/orderKinds.ts';
import { orderPage } from '../../../shared/orders/sections/orderPage.ts';
import { GoodsLine } from '../../../shared/goods/line/GoodsLine.tsx';
import { Price } from '../../../ui/price/Price.tsx';
import { type Order, orderQueries } from '../orderQueries.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { PriceRows } from '../../../shared/orders/price/PriceRows.tsx';
import { priceRows } from '../../../shared/orders/price/priceRows.ts';
import { DialogComing } from '../../../ui/dialog/DialogComing.tsx';
import { TextButton } from '../../../ui/button/TextButton.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.ts';
import styles from './OrderSide.module.css';

const CloseOrder = lazyPart(() => import('../../../shared/orders/close/CloseOrder.tsx'));

/** More lines than this are told by their number. */
const SHOWN_LINES = 4;

/** The order being paid: its goods, its address, and the ways to leave. */
export function OrderSide({ order }: { order: Order }) {
  const [isClosing, setIsClosing] = useState(false);
  const client = useQueryClient();
  const { shipTo, lines } = order;
  const own = kindView(order);
  function whenClosed() {
    setIsClosing(false);
    void client.invalidateQueries(orderQueries.order(order.id));
  }
  return (
    <Panel title="订单">
      <ul className={styles['lines']}>
        {lines.slice(0, SHOWN_LINES).map((line) => (
          <li key={line.id}>
            <GoodsLine
              line={line}
              note={
                <>
                  {line.skuLabel && `${line.skuLabel}　`}× {line.quantity}
                </>
              }
              clamps="always"
            />
          </li>
        ))}
      </ul>
      {lines.length > SHOWN_LINES && <p className={styles['more']}>还有 {lines.length - SHOWN_LINES} 种商品</p>}
      <PriceRows rows={priceRows(order)} />
      <p className={styles['total']}>
        应付 <Price fen={order.payFen} size="card" />
      </p>
      <p className={styles['to']}>
        {shipTo.recipient}　{shipTo.phoneNumber}
        <br />
        {[...new Set([shipTo.province, shipTo.city, shipTo.district])].join('')} {shipTo.detail}
      </p>
      <p className={styles['ways']}>
        <Link to={orderPage(order, 'detail')}>订单详情</Link>
        <Link to={`${own.section.path}/mine`}>稍后再付</Link>
        {order.actions.includes('close') && <TextButton onClick={() => setIsClosing(true)}>{own.close}</TextButton>}
      </p>
      {isClosing && (
        <Suspense fallback={<DialogComing />}>
          <CloseOrder orderId={order.id} onClose={() => setIsClosing(false)} onDone={whenClosed} />
        </Suspense>
      )}
    </Panel>
  );
}
