import { formatCount } from '../../../format/formatCount.ts';
import { formatFen } from '../../../format/formatFen.ts';
import type { Preview } from '../orderQueries.ts';
import { refundToWords } from '../orderWords.ts';
import styles from './Amounts.module.css';

/** The money line by line, its destination, and the effect on integral, draws and coupon. */
export function Amounts({ amounts }: { amounts: Preview }) {
  const { lines, shippingFen, totalFen, refundTo, integralBack, earnedBack, returnsCoupon } = amounts;
  const { earnedOwed, drawsBack, drawsOwed } = amounts;
  return (
    <dl className={styles['amounts']}>
      {lines.map((line) => (
        <div key={line.lineId}>
          <dt>
            {line.title} × {formatCount(line.pieces)}
            <span>{shareWords(line)}</span>
          </dt>
          <dd>{formatFen(line.moneyFen)}</dd>
        </div>
      ))}
      {shippingFen > 0 && (
        <div>
          <dt>运费</dt>
          <dd>{formatFen(shippingFen)}</dd>
        </div>
      )}
      <div className={styles['total']}>
        <dt>
          共退<span>{refundToWords(refundTo)}</span>
        </dt>
        <dd>{formatFen(totalFen)}</dd>
      </div>
      {integralBack > 0 && (
        <div>
          <dt>退回用掉的积分</dt>
          <dd>{formatCount(integralBack)}</dd>
        </div>
      )}
      {earnedBack > 0 && (
        <div>
          <dt>
            收回得到的积分
            {earnedOwed > 0 && <span>{owedWords(earnedOwed, earnedBack)}，从以后得到的里扣</span>}
          </dt>
          <dd>−{formatCount(earnedBack)}</dd>
        </div>
      )}
      {drawsBack > 0 && (
        <div>
          <dt>
            收回送的抽奖
            {drawsOwed > 0 && <span>{owedWords(drawsOwed, drawsBack, ' 次')}，从以后得到的里抵</span>}
          </dt>
          <dd>−{formatCount(drawsBack)} 次</dd>
        </div>
      )}
      <div>
        <dt>优惠券</dt>
        <dd>{couponWords(amounts, returnsCoupon)}</dd>
      </div>
    </dl>
  );
}

/** The part that was used before it could be taken back. */
function owedWords(owed: number, all: number, unit = ''): string {
  return owed === all ? '已经用掉' : `其中 ${formatCount(owed)}${unit}已经用掉`;
}

/** 商品 45.90，满减 −3.24，券 −2.70 */
function shareWords({ goodsFen, campaignFen, couponFen, integralFen }: Preview['lines'][number]): string {
  const parts = [
    `商品 ${formatFen(goodsFen)}`,
    ...(campaignFen > 0 ? [`满减 ${formatFen(-campaignFen)}`] : []),
    ...(couponFen > 0 ? [`券 ${formatFen(-couponFen)}`] : []),
    ...(integralFen > 0 ? [`积分 ${formatFen(-integralFen)}`] : []),
  ];
  return parts.join('，');
}

function couponWords({ lines }: Preview, returnsCoupon: boolean): string {
  if (returnsCoupon) return '退回，到期日不变';
  return lines.some(({ couponFen }) => couponFen > 0) ? '部分退款不退券' : '没有用券';
}
