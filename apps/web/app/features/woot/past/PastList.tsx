import { durationWords } from '../../../format/durationWords.ts';
import { formatCount } from '../../../format/formatCount.ts';
import { formatFen } from '../../../format/formatFen.ts';
import { weekdayOf } from '../../../format/shanghaiDay.ts';
import { LinePicture } from '../../../shared/goods/line/LinePicture.tsx';
import type { PastDeal } from '../../../shared/woot/Deal.ts';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import { StruckPrice } from '../../../ui/price/StruckPrice.tsx';
import styles from './PastList.module.css';

/** A table; on phones each row is drawn in two lines. */
export function PastList({ deals }: { deals: readonly PastDeal[] }) {
  return (
    <div className={styles['panel']}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">日期</th>
            <th scope="col">商品</th>
            <th scope="col">一抢价</th>
            <th scope="col">售出</th>
            <th scope="col">结果</th>
          </tr>
        </thead>
        <tbody>
          {deals.map((deal) => (
            <PastRow key={deal.id} deal={deal} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PastRow({ deal }: { deal: PastDeal }) {
  const { day, title, picture, priceFen, ordinaryFen, sold, allocated, soldOutSeconds } = deal;
  return (
    <tr>
      <td className={styles['day']}>
        {day.slice(5)} <span>{weekdayOf(day)}</span>
      </td>
      <td className={styles['what']}>
        <LinePicture picture={picture} size={56} />
        <LightLink to={`/product?id=${deal.productId}&sku=${deal.skuId}`}>{title}</LightLink>
      </td>
      <td className={styles['price']}>
        <b>{formatFen(priceFen)}</b>
        {ordinaryFen > priceFen && <StruckPrice fen={ordinaryFen} title="当时普通价与 VIP 价里最低的" />}
      </td>
      <td className={styles['sold']}>
        <i aria-hidden="true">
          <i style={{ width: `${(sold / Math.max(1, allocated)) * 100}%` }} />
        </i>
        <span>
          {formatCount(sold)} / {formatCount(allocated)}
        </span>
      </td>
      <td className={styles['result']}>
        {soldOutSeconds === null ? (
          <>
            <span>到 </span>24:00 结束
          </>
        ) : (
          `${durationWords(soldOutSeconds)}抢完`
        )}
      </td>
    </tr>
  );
}
