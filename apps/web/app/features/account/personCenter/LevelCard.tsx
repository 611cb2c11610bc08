import { formatCount } from '../../../format/formatCount.ts';
import { useUserCache } from '../../../session/userCache.ts';
import { Card } from './Card.tsx';
import styles from './LevelCard.module.css';
import { levels } from './levels.ts';

/** The steps are the rule; what was spent comes with orders, so until then only the level itself is shown. */
export function LevelCard() {
  const level = useUserCache((state) => state.operator.level);
  const reached = Math.max(
    0,
    levels.findIndex(({ name }) => name === level),
  );
  const next = levels[reached + 1];
  return (
    <Card title="等级" note="按近 12 个月实付计">
      <p className={styles['now']}>
        <b>{level}</b>
        <span>还没有已完成的订单</span>
      </p>
      <div className={styles['bar']} aria-hidden="true">
        <i style={{ width: `${(reached / (levels.length - 1)) * 100}%` }} />
        {levels.map(({ name }, step) => (
          <em key={name} data-reached={step <= reached} style={{ left: `${(step / (levels.length - 1)) * 100}%` }} />
        ))}
      </div>
      <ol className={styles['steps']}>
        {levels.map(({ name, fromYuan, integral }, step) => (
          <li key={name} aria-current={step === reached ? 'step' : undefined}>
            <b>{name.replace('会员', '')}</b>
            <span>{formatCount(fromYuan)} 元</span>
            <span>积分 ×{integral}</span>
          </li>
        ))}
      </ol>
      <p className={styles['note']}>
        {next
          ? `近 12 个月实付满 ${formatCount(next.fromYuan)} 元升为${next.name}，订单完成后计入。`
          : '已是最高等级。'}
      </p>
    </Card>
  );
}
