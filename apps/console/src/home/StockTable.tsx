import type { Answer, Contract } from '@jiwu/contract';
import { Link } from 'react-router';
import { Panel } from '../ui/panel/Panel.tsx';
import { Thumb } from '../ui/picture/Thumb.tsx';
import styles from './Overview.module.css';

type Stock = NonNullable<Answer<Contract['staffDashboard']>['stock']>;

/** What will be sold out soon at the pace of the last week. */
export function StockTable({ stock }: { stock: Stock }) {
  if (stock.items.length === 0) return null;
  return (
    <Panel
      title="库存预警"
      note={`可售 ÷ 近 7 天日销，不足 3 天。共 ${stock.total} 个 SKU，先看 ${stock.items.length} 个`}
      extra={<Link to="/stock?view=low">全部 {stock.total} 个</Link>}
      isFlush
    >
      <table className={styles['stock']}>
        <thead>
          <tr>
            <th scope="col">商品</th>
            <th scope="col">编码</th>
            <th scope="col">可售</th>
            <th scope="col">日销</th>
            <th scope="col">还能卖</th>
          </tr>
        </thead>
        <tbody>
          {stock.items.map((item) => (
            <tr key={item.skuId}>
              <td>
                <Thumb picture={item.picture} />
                <span>
                  {item.title}
                  <em>{item.words}</em>
                </span>
              </td>
              <td className="mono">{item.code}</td>
              <td>{item.available}</td>
              <td>{(item.dailyHundredths / 100).toFixed(1)}</td>
              <td>{item.available === 0 ? <b>售空</b> : `${(item.daysTenths / 10).toFixed(1)} 天`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
