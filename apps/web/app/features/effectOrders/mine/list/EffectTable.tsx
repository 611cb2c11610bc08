import { placeName } from '@jiwu/contract/rules';
import { plainAmount } from '../../../../format/plainAmount.ts';
import { shanghaiMinute } from '../../../../format/shanghaiDay.ts';
import { Picture } from '../../../../shared/files/picture/Picture.tsx';
import { LightLink } from '../../../../ui/link/LightLink.tsx';
import type { EffectRow } from '../../effectOrderQueries.ts';
import { effectNote, goodsText, rateText } from '../../effectWords.ts';
import { StateDot } from '../../StateDot.tsx';
import styles from './EffectTable.module.css';

/** On wide screens. */
export function EffectTable({ rows }: { rows: readonly EffectRow[] }) {
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">下单</th>
          <th scope="col">商品</th>
          <th scope="col">渠道</th>
          <th scope="col">对方实付</th>
          <th scope="col">比例</th>
          <th scope="col">佣金（元）</th>
          <th scope="col">状态</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} data-over={row.state === 'void'}>
            <td>
              <time dateTime={row.paidAt}>{shanghaiMinute(row.paidAt)}</time>
            </td>
            <td>
              <div className={styles['goods']}>
                <Picture {...row.goods.picture} alt="" sizes="40px" maxWidth={80} width={40} />
                <LightLink to={`/product?id=${row.goods.productId}`}>{goodsText(row)}</LightLink>
              </div>
            </td>
            <td>{placeName(row.place)}</td>
            <td>
              {plainAmount(row.paidFen)}
              {row.refundedFen > 0 && row.state !== 'void' && <small>已退 {plainAmount(row.refundedFen)}</small>}
            </td>
            <td>{rateText(row.rateBp)}</td>
            <td>
              {row.state !== 'void' && plainAmount(row.commissionFen)}
              {row.commissionFen < row.firstCommissionFen && <s>{plainAmount(row.firstCommissionFen)}</s>}
            </td>
            <td>
              <StateDot state={row.state} />
              <small>{effectNote(row)}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
