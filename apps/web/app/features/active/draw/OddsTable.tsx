import { rules } from '@jiwu/contract/rules';
import { formatCount } from '../../../format/formatCount.ts';
import type { Drawn, Prize } from '../ActiveData.ts';
import styles from './OddsTable.module.css';
import { PrizeThumb } from './PrizeThumb.tsx';
import { chanceText, rangeText } from './rollText.ts';

interface OddsTableProps {
  prizes: readonly Prize[];
  /** The latest draw: its row stands out. */
  won: Drawn | null;
}

/** The prizes with their odds, number ranges and remaining stock, as of now. */
export function OddsTable({ prizes, won }: OddsTableProps) {
  const last = prizes.at(-1);
  const hasGoods = prizes.some(({ kind }) => kind === 'goods');
  const hasBlank = prizes.some(({ kind }) => kind === 'nothing');
  return (
    <div>
      <table className={styles['odds']} aria-label="奖品、概率、号段与剩余">
        <thead>
          <tr>
            <th scope="col">奖品</th>
            <th scope="col">概率</th>
            <th scope="col" className={styles['wide']}>
              号段
            </th>
            <th scope="col">剩余</th>
          </tr>
        </thead>
        <tbody>
          {prizes.map((prize) => (
            <tr key={prize.position} data-won={won?.prize.position === prize.position || undefined}>
              <th scope="row">
                <div>
                  <PrizeThumb prize={prize} />
                  <span>
                    {prize.name}
                    <small>{rangeOf(prize)}</small>
                  </span>
                </div>
              </th>
              <td>
                {chanceText(chanceOf(prize))}
                {chanceOf(prize) !== prize.weight && <small>原 {chanceText(prize.weight)}</small>}
              </td>
              <td className={styles['wide']}>{rangeOf(prize)}</td>
              <td>{leftOf(prize)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">合计</th>
            <td>{chanceText(prizes.reduce((sum, prize) => sum + chanceOf(prize), 0))}</td>
            <td className={styles['wide']}>0000–9999</td>
            <td>&nbsp;</td>
          </tr>
        </tfoot>
      </table>
      <p className={styles['note']}>
        {last && `某一档发完，它的号段并入「${last.name}」，这张表随即更新。`}
        {!hasBlank && '每次都有所得，没有空奖。'}
        {hasGoods && `实物奖品请在中奖后 ${rules.draw.claimDays} 天内填好收货地址，过期不再寄出。`}
      </p>
    </div>
  );
}

/** Of 10,000, as of now. */
function chanceOf({ from, to }: Prize): number {
  return from === null || to === null ? 0 : to - from + 1;
}

function rangeOf({ from, to }: Prize): string {
  return from === null || to === null ? '没有' : rangeText({ from, to });
}

function leftOf({ stock, left }: Prize): string {
  if (stock === null || left === null) return '不限';
  return left === 0 ? '已发完' : `${formatCount(left)} / ${formatCount(stock)}`;
}
