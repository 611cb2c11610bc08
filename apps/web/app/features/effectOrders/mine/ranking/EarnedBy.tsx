import { placeName, rules } from '@jiwu/contract/rules';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { formatCount } from '../../../../format/formatCount.ts';
import { formatFen } from '../../../../format/formatFen.ts';
import { Picture } from '../../../../shared/files/picture/Picture.tsx';
import { LightLink } from '../../../../ui/link/LightLink.tsx';
import { LoadFailed } from '../../../../ui/loadFailed/LoadFailed.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { effectOrderQueries, type Ranking } from '../../effectOrderQueries.ts';
import { Segments } from '../Segments.tsx';
import styles from './EarnedBy.module.css';

type By = keyof Ranking;

interface Earned {
  readonly key: string;
  readonly name: ReactNode;
  readonly picture: ReactNode;
  readonly amountFen: number;
  /** 4 笔 */
  readonly words: string;
}

const titles: Readonly<Record<By, string>> = { products: '哪件挣得多', places: '哪里挣得多' };
const choices = [
  { key: 'products', label: '商品' },
  { key: 'places', label: '渠道' },
] as const;

/** Which product, and which place, brings most. */
export function EarnedBy() {
  const { data, isError, isFetching, refetch } = useQuery(effectOrderQueries.ranking());
  const [by, setBy] = useState<By>('products');
  const rows = data && rowsOf[by](data);
  const most = Math.max(1, ...(rows ?? []).map(({ amountFen }) => amountFen));
  return (
    <Panel
      title={titles[by]}
      chip={<span className={styles['span']}>近 {rules.effectOrder.trendDays} 天</span>}
      aside={<Segments label="按什么看" choices={choices} chosen={by} onChoose={setBy} />}
    >
      {!data && isError && (
        <LoadFailed text="排行没有加载出来。" retrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <div className={styles['waiting']} role="status" aria-label="正在加载排行" />}
      {rows?.length === 0 && <p className={styles['none']}>有人通过您的链接下单以后，挣得多的排在前面。</p>}
      {rows && rows.length > 0 && (
        <ol className={styles['rows']} data-plain={by === 'places'}>
          {rows.map(({ key, name, picture, amountFen, words }) => (
            <li key={key}>
              {picture}
              <p>{name}</p>
              <b>{formatFen(amountFen)}</b>
              <span className={styles['bar']} role="img" aria-label={words} title={words}>
                <i style={{ width: `${(amountFen / most) * 100}%` }} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

const rowsOf: Readonly<Record<By, (ranking: Ranking) => Earned[]>> = {
  products: ({ products }) =>
    products.map(({ productId, title, picture, amountFen, orders }) => ({
      key: productId,
      name: <LightLink to={`/product?id=${productId}`}>{title}</LightLink>,
      picture: <Picture {...picture} alt="" sizes="40px" maxWidth={80} width={40} />,
      amountFen,
      words: `${formatCount(orders)} 笔`,
    })),
  places: ({ places }) =>
    places.map(({ place, amountFen, orders, clicks }) => ({
      key: place ?? '',
      name: placeName(place),
      picture: null,
      amountFen,
      words: `${formatCount(orders)} 笔，点击 ${formatCount(clicks)} 次`,
    })),
};
