import { formatCount } from '../../../format/formatCount.ts';
import { formatFen } from '../../../format/formatFen.ts';
import { plainAmount } from '../../../format/plainAmount.ts';
import { shanghaiDay } from '../../../format/shanghaiDay.ts';
import { Picture } from '../../../shared/files/picture/Picture.tsx';
import type { EffectRow } from '../effectOrderQueries.ts';
import { goodsText } from '../effectWords.ts';
import { StateDot } from '../StateDot.tsx';
import styles from './IncludedRows.module.css';

interface IncludedRowsProps {
  rows: readonly EffectRow[];
  /** Those that are not shown. */
  rest?: { readonly count: number; readonly amountFen: number } | null;
  /** In a drawer every screen is narrow. */
  isNarrow?: boolean;
}

/** Effect orders with their commission, as the parts of a payout: a table on wide screens, two lines each on phones. */
export function IncludedRows({ rows, rest = null, isNarrow = false }: IncludedRowsProps) {
  return (
    <div className={styles['included']} data-narrow={isNarrow}>
      {!isNarrow && (
        <table>
          <thead>
            <tr>
              <th scope="col">商品</th>
              <th scope="col">下单</th>
              <th scope="col">状态</th>
              <th scope="col">佣金（元）</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <td>
                  <div className={styles['goods']}>
                    <Picture {...row.goods.picture} alt="" sizes="40px" maxWidth={80} width={40} />
                    <span>{goodsText(row)}</span>
                  </div>
                </td>
                <td>
                  <time dateTime={row.paidAt}>{orderedOn(row)}</time>
                </td>
                <td>
                  <StateDot state={row.state} />
                </td>
                <td>{plainAmount(row.commissionFen)}</td>
              </tr>
            ))}
            {rest && (
              <tr className={styles['rest']}>
                <td colSpan={3}>另外 {formatCount(rest.count)} 笔</td>
                <td>{plainAmount(rest.amountFen)}</td>
              </tr>
            )}
          </tbody>
        </table>
      )}
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <Picture {...row.goods.picture} alt="" sizes="48px" maxWidth={160} width={48} />
            <p>{goodsText(row)}</p>
            <b>{formatFen(row.commissionFen)}</b>
            <small>{orderedOn(row)} 下单</small>
            <small>
              <StateDot state={row.state} />
            </small>
          </li>
        ))}
        {rest && (
          <li className={styles['rest']}>
            <small>另外 {formatCount(rest.count)} 笔</small>
            <b>{formatFen(rest.amountFen)}</b>
          </li>
        )}
      </ul>
    </div>
  );
}

/** 10-31 */
const orderedOn = ({ paidAt }: EffectRow) => shanghaiDay(paidAt).slice(5);
