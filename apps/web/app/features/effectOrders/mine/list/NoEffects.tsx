import { Link } from 'react-router';
import { stateNames } from '../../effectWords.ts';
import { effectAddress, type EffectFilter, periodNames } from './effectFilter.ts';
import styles from './NoEffects.module.css';

interface NoEffectsProps {
  filter: EffectFilter;
  /** Of every state in this time. */
  all: number;
}

/** Nothing of this state, nothing in this time, or nothing ever: each with its own way on. */
export function NoEffects({ filter, all }: NoEffectsProps) {
  if (filter.state !== null && all > 0) {
    return (
      <div className={styles['nothing']}>
        <b>{`${periodNames[filter.period]}没有${stateNames[filter.state]}的`}</b>
        <Link to={effectAddress({ ...filter, state: null })} replace preventScrollReset>
          看全部状态
        </Link>
      </div>
    );
  }
  if (filter.period !== 'all') {
    return (
      <div className={styles['nothing']}>
        <b>{`${periodNames[filter.period]}还没有效果订单`}</b>
        <p>做一个链接或海报发出去，有人通过它下单并付款，就会列在这里。</p>
        <Link to={effectAddress({ state: null, period: 'all' })} replace preventScrollReset>
          看全部时间
        </Link>
      </div>
    );
  }
  return (
    <div className={styles['nothing']}>
      <b>还没有效果订单</b>
      <p>选一件自己在用的好物，做一个链接或海报发出去；有人通过它下单并付款，就会列在这里。</p>
      <Link to="/resource">去货源看看</Link>
    </div>
  );
}
