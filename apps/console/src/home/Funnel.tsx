import type { Answer, Contract } from '@jiwu/contract';
import { Panel } from '../ui/panel/Panel.tsx';
import type { DayWords } from './dayWords.ts';
import { sayPoints, shareOf } from './shares.ts';
import styles from './Funnel.module.css';

type Funnels = NonNullable<Answer<Contract['staffDashboard']>['sales']>['funnel'];
type Step = keyof Funnels['today'];

/** In the order in which people come to them. */
const steps: Readonly<Record<Step, string>> = {
  visitors: '访客',
  viewers: '看商品',
  carters: '加购',
  orderers: '提交订单',
  buyers: '付款',
};
const all = Object.keys(steps) as Step[];
const ofChannel: readonly Step[] = ['orderers', 'buyers'];

interface FunnelProps {
  readonly funnel: Funnels;
  readonly words: DayWords;
  /** Nobody visits a channel alone: it begins with the order. */
  readonly isOfChannel: boolean;
}

/** How many went on from each step to the next, beside the day before. */
export function Funnel({ funnel, words, isOfChannel }: FunnelProps) {
  const { today, yesterday } = funnel;
  const order = isOfChannel ? ofChannel : all;
  const most = Math.max(1, ...order.map((step) => today[step] ?? 0));
  const isUnknown = today.visitors === null && !isOfChannel;
  const isEmpty = order.every((step) => today[step] === 0);
  return (
    <Panel title={isOfChannel ? '从下单到付款' : '从访问到付款'} note="人数；百分比对上一步">
      {isEmpty && <p className="quiet">{words.nobodyCame}</p>}
      {isUnknown && <p className="quiet">访客现在数不到，前三步不知道；订单和付款照常</p>}
      {!isEmpty && (
        <table className={styles['funnel']}>
          <tbody>
            {order.map((step, nth) => {
              const before = order[nth - 1];
              return (
                <tr key={step}>
                  <th scope="row">{steps[step]}</th>
                  <td aria-hidden="true">
                    <i style={{ width: `${((today[step] ?? 0) / most) * 100}%` }} />
                  </td>
                  <td>
                    <b>{today[step]?.toLocaleString('zh-CN') ?? '不知道'}</b>
                  </td>
                  <td>{before && sayShare(shareOf(today[step], today[before]))}</td>
                  <td>
                    {before
                      ? sayPoints(shareOf(today[step], today[before]), shareOf(yesterday[step], yesterday[before]))
                      : sayBefore(yesterday[step], words.before)}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </Panel>
  );
}

const sayShare = (share: number | null) => (share === null ? '' : `${(share * 100).toFixed(1)}%`);
const sayBefore = (count: number | null, day: string) =>
  count === null ? `${day}没有数` : `${day} ${count.toLocaleString('zh-CN')}`;
