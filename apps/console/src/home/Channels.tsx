import type { Answer, Contract } from '@jiwu/contract';
import { Link, useLocation } from 'react-router';
import { formatFen } from '../ui/money/formatFen.ts';
import { Panel } from '../ui/panel/Panel.tsx';
import type { DayWords } from './dayWords.ts';
import { kindNames } from './kindNames.ts';
import styles from './Overview.module.css';

type Channel = NonNullable<Answer<Contract['staffDashboard']>['sales']>['channels'][number];

interface ChannelsProps {
  readonly channels: readonly Channel[];
  readonly chosen: Channel['kind'] | undefined;
  readonly words: DayWords;
}

/** What each channel sold on the day; a click shows the figures of it alone, and another all of them. */
export function Channels({ channels, chosen, words }: ChannelsProps) {
  const { search } = useLocation();
  const total = Math.max(
    1,
    channels.reduce((sum, { paidFen }) => sum + paidFen, 0),
  );
  const toOf = (kind: Channel['kind']) => {
    const params = new URLSearchParams(search);
    if (kind === chosen) params.delete('channel');
    else params.set('channel', kind);
    return `?${params.toString()}`;
  };
  return (
    <Panel title="渠道" note="笔数，付款金额">
      {channels.length === 0 && <p className="quiet">{words.nothingPaid}</p>}
      <ul className={styles['channels']}>
        {channels.map(({ kind, orders, paidFen }) => (
          <li key={kind} data-chosen={kind === chosen || undefined}>
            <Link to={toOf(kind)} aria-current={kind === chosen ? 'true' : undefined}>
              {kindNames[kind]}
            </Link>
            <span>{orders.toLocaleString('zh-CN')}</span>
            <b>{formatFen(paidFen)}</b>
            <em>{((paidFen / total) * 100).toFixed(1)}%</em>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
