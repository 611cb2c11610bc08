import { rules } from '@jiwu/contract/rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount } from '../../../../format/formatCount.ts';
import { formatFen } from '../../../../format/formatFen.ts';
import { LoadFailed } from '../../../../ui/loadFailed/LoadFailed.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { effectOrderQueries, type Trend } from '../../effectOrderQueries.ts';
import { Segments } from '../Segments.tsx';
import { TrendBars } from './TrendBars.tsx';
import { conversionText, type TrendMetric, trendMetrics } from './trendMetrics.ts';
import styles from './TrendPanel.module.css';

const title = `近 ${rules.effectOrder.trendDays} 天`;
const choices = (['commission', 'orders', 'clicks'] as const).map((key) => ({ key, label: trendMetrics[key].label }));

export function TrendPanel() {
  const { data, isError, isFetching, refetch } = useQuery(effectOrderQueries.trend());
  const [metric, setMetric] = useState<TrendMetric>('commission');
  const isEmpty = data?.clicks === 0 && data.orders === 0;
  return (
    <Panel title={title} aside={<Segments label="看哪个数" choices={choices} chosen={metric} onChoose={setMetric} />}>
      <Funnel trend={data} />
      <div className={styles['plot']} data-loading={!data && !isError ? true : undefined}>
        {!data && isError && (
          <LoadFailed text="每天的数没有加载出来。" retrying={isFetching} onRetry={() => void refetch()} />
        )}
        {data && <TrendBars days={data.days} metric={metric} />}
        {isEmpty && (
          <p className={styles['empty']}>
            <span>还没有人点过您的链接，做一个发出去，每天的点击和佣金会画在这里。</span>
          </p>
        )}
      </div>
      {data && !isEmpty && <TrendTable days={data.days} />}
    </Panel>
  );
}

/** From clicks to commission. */
function Funnel({ trend }: { trend: Trend | undefined }) {
  const figures = [
    { label: '点击', text: trend && formatCount(trend.clicks) },
    { label: '下单', text: trend && formatCount(trend.orders) },
    { label: '转化', text: trend && conversionText(trend) },
    { label: '预计佣金', text: trend && formatFen(trend.commissionFen) },
  ];
  return (
    <dl className={styles['funnel']}>
      {figures.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text ?? <i />}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The same numbers for screen readers. */
function TrendTable({ days }: { days: Trend['days'] }) {
  return (
    <table className={styles['hidden']}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">日期</th>
          <th scope="col">点击</th>
          <th scope="col">下单</th>
          <th scope="col">佣金</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, clicks, orders, commissionFen }) => (
          <tr key={day}>
            <th scope="row">{day}</th>
            <td>{formatCount(clicks)}</td>
            <td>{formatCount(orders)}</td>
            <td>{formatFen(commissionFen)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
