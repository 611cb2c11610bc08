import { plainAmount } from '../../../format/plainAmount.ts';
import { Picture } from '../../../shared/files/picture/Picture.tsx';
import { CopyText } from '../../../ui/copy/CopyText.tsx';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import type { Batch, Row } from '../batchQueries.ts';
import { placeName } from '../wizard/check/rowCells.ts';
import styles from './OrderRows.module.css';
import { afterSaleAddress, rowAfterSale, rowState } from './rowStates.ts';

interface OrderRowsProps {
  batch: Batch;
  rows: readonly Row[];
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
}

/** Rows of a batch that was ordered: who, what, and where the parcel is. On phones the same in four lines. */
export function OrderRows({ batch, rows, chosen, onChoose }: OrderRowsProps) {
  const choosable = rows.filter(({ order }) => order !== null);
  const isAll = choosable.length > 0 && choosable.every(({ no }) => chosen.has(no));
  const toggle = (no: number) =>
    onChoose(chosen.has(no) ? new Set([...chosen].filter((one) => one !== no)) : new Set([...chosen, no]));
  const toggleAll = () => onChoose(isAll ? new Set() : new Set(choosable.map(({ no }) => no)));
  return (
    <table className={styles['rows']} aria-label={`${batch.name}的各行`}>
      <thead>
        <tr>
          <th scope="col">
            <input
              type="checkbox"
              aria-label="全选这一页"
              checked={isAll}
              ref={(box) => {
                if (box) box.indeterminate = !isAll && chosen.size > 0;
              }}
              onChange={toggleAll}
            />
          </th>
          <th scope="col">行</th>
          <th scope="col">收件人</th>
          <th scope="col">商品</th>
          <th scope="col">金额</th>
          <th scope="col">进度</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <OrderRow key={row.no} row={row} isChosen={chosen.has(row.no)} onToggle={() => toggle(row.no)} />
        ))}
      </tbody>
    </table>
  );
}

function OrderRow({ row, isChosen, onToggle }: { row: Row; isChosen: boolean; onToggle: () => void }) {
  const { no, typed, place, sku, pieces, price, order } = row;
  const afterSale = rowAfterSale(row);
  const afterSaleTo = afterSaleAddress(row);
  return (
    <tr data-chosen={isChosen}>
      <td data-cell="tick">
        {order && <input type="checkbox" aria-label={`选第 ${no} 行`} checked={isChosen} onChange={onToggle} />}
      </td>
      <td data-cell="no">{no}</td>
      <td data-cell="who">
        <span>
          {typed.recipient}　{typed.phoneNumber}
        </span>
        <em>{place ? `${placeName(place)} ${place.detail}` : typed.address}</em>
      </td>
      <td data-cell="what">
        {sku && <Picture {...sku.picture} alt="" sizes="40px" maxWidth={80} width={40} />}
        <span>
          <b>{sku?.title ?? typed.goods}</b> × {pieces ?? typed.quantity}
          <em>{[sku?.code, sku?.skuLabel].filter((part) => part).join('　')}</em>
        </span>
      </td>
      <td data-cell="sum">{price && plainAmount(price.payFen)}</td>
      <td data-cell="state">
        <span>
          {order ? (
            <LightLink to={`/order/detail?id=${order.id}`} aria-label={`第 ${no} 行的订单，${rowState(row)}`}>
              {rowState(row)}
            </LightLink>
          ) : (
            rowState(row)
          )}
          {afterSaleTo !== null && (
            <LightLink to={afterSaleTo} aria-label={`第 ${no} 行的售后`}>
              {afterSale ?? '售后'}
            </LightLink>
          )}
        </span>
        {order?.parcel && (
          <em>
            {order.parcel.carrierName} {order.parcel.trackingNo}{' '}
            <CopyText text={order.parcel.trackingNo} what={`第 ${no} 行的运单号`} isSmall />
          </em>
        )}
      </td>
    </tr>
  );
}
