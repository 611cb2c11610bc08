import { formatFen } from '../../../../format/formatFen.ts';
import { maskPhone } from '../../../../format/maskPhone.ts';
import { plainAmount } from '../../../../format/plainAmount.ts';
import { Picture } from '../../../../shared/files/picture/Picture.tsx';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import type { Row } from '../../batchQueries.ts';
import styles from './GoodRows.module.css';
import { placeName } from './rowCells.ts';

interface GoodRowsProps {
  rows: readonly Row[];
  isBusy: boolean;
  onRemove: (no: number) => void;
}

/** A table on wide screens; on phones the same cells in three lines. */
export function GoodRows({ rows, isBusy, onRemove }: GoodRowsProps) {
  return (
    <table className={styles['rows']} aria-busy={isBusy}>
      <thead>
        <tr>
          <th scope="col">行</th>
          <th scope="col">收件人</th>
          <th scope="col">地址</th>
          <th scope="col">商品</th>
          <th scope="col">货款</th>
          <th scope="col">运费</th>
          <th scope="col">
            <span>删去</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ no, typed, place, sku, pieces, price, repeats }) => (
          <tr key={no}>
            <td data-cell="no">{no}</td>
            <td data-cell="who">
              {typed.recipient}
              <em>{maskPhone(typed.phoneNumber)}</em>
            </td>
            <td data-cell="where">
              {place && `${placeName(place)} ${place.detail}`}
              {repeats && <em>重复，已勾选要寄</em>}
            </td>
            <td data-cell="what">
              {sku && <Picture {...sku.picture} alt="" sizes="40px" maxWidth={80} width={40} />}
              <span>
                <b>{sku?.title ?? typed.goods}</b> × {pieces}
                <em>{[sku?.code, sku?.skuLabel].filter((part) => part).join('　')}</em>
              </span>
            </td>
            <td data-cell="goods">{price && plainAmount(price.goodsFen)}</td>
            <td data-cell="shipping">{price && plainAmount(price.shippingFen)}</td>
            <td data-cell="sum" aria-hidden="true">
              {price && formatFen(price.payFen)}
            </td>
            <td data-cell="remove">
              <button type="button" aria-label={`删去第 ${no} 行`} onClick={() => !isBusy && onRemove(no)}>
                <Icon name="close" size={14} />
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
