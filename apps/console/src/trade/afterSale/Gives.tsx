import type { StaffAfterSaleDetail } from '@jiwu/contract';
import { formatFen } from '../../ui/money/formatFen.ts';
import { percent } from '../../ui/money/percent.ts';
import { Sideways } from '../../ui/panel/Sideways.tsx';
import { Thumb } from '../../ui/picture/Thumb.tsx';
import { gateways } from '../parts/words.ts';
import styles from './AfterSale.module.css';

const off = (fen: number): string => (fen === 0 ? '—' : formatFen(-fen));

/** What granting it gives back and takes back, by where it goes. */
export function Gives({ request }: { request: StaffAfterSaleDetail }) {
  const { gives, orderLines, lines, commission } = request;
  const asked = new Map(lines.map((line) => [line.lineId, line]));
  const rows = [
    gives.gatewayFen > 0 && [
      `退到${gateways[request.refundTo]}`,
      '原路，1 至 3 个工作日',
      `¥${formatFen(gives.gatewayFen)}`,
    ],
    gives.balanceFen > 0 && ['退到余额', '马上到账', `¥${formatFen(gives.balanceFen)}`],
    request.shippingFen > 0 && ['其中运费', '', formatFen(request.shippingFen)],
    gives.integralBack > 0 && ['退回积分', '买这几件用掉的', `+${gives.integralBack}`],
    gives.earnedBack > 0 && [
      '收回积分',
      gives.earnedOwed > 0 ? `已花掉，欠 ${gives.earnedOwed}` : '完成时得到的',
      `−${gives.earnedBack}`,
    ],
    gives.coupon !== null && ['优惠券', gives.coupon ? '整单退完' : '只退一部分', gives.coupon ? '退回' : '不退'],
    gives.drawsBack > 0 && [
      '抽奖次数',
      gives.drawsOwed > 0 ? `已用掉，欠 ${gives.drawsOwed}` : '',
      `−${gives.drawsBack}`,
    ],
    ...commission.map(({ promoterName, rateBp, loweredFen }) => [
      '推广佣金',
      `${promoterName}，${percent(rateBp)}`,
      `−${formatFen(loweredFen)}`,
    ]),
  ].filter((row): row is string[] => Array.isArray(row));
  return (
    <section aria-label="会退多少">
      <h3>会退多少</h3>
      <Sideways label="整单的分摊">
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">商品</th>
              <th scope="col">普通价</th>
              <th scope="col">价差</th>
              <th scope="col">满减</th>
              <th scope="col">券</th>
              <th scope="col">积分</th>
              <th scope="col">实付</th>
              <th scope="col">这次退</th>
            </tr>
          </thead>
          <tbody>
            {orderLines.map((line) => (
              <tr key={line.id} data-asked={asked.has(line.id) || undefined}>
                <th scope="row">
                  <Thumb picture={line.picture} size={24} /> {line.title} × {line.quantity}
                </th>
                <td>{formatFen(line.listFen)}</td>
                <td>{off(line.listFen - line.goodsFen)}</td>
                <td>{off(line.campaignFen)}</td>
                <td>{off(line.couponFen)}</td>
                <td>{off(line.integralFen)}</td>
                <td>{formatFen(line.payFen)}</td>
                <td>
                  <b>{asked.has(line.id) ? formatFen(asked.get(line.id)?.moneyFen ?? 0) : ''}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Sideways>
      <dl className={styles['gives']}>
        {rows.map(([name, note, amount]) => (
          <div key={`${name} ${note}`}>
            <dt>
              {name} <span>{note}</span>
            </dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
