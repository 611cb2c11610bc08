import { formatCount } from '../../../format/formatCount.ts';
import { Card } from './Card.tsx';
import styles from './CountCard.module.css';

interface CountCardProps {
  title: string;
  count: number;
  unit: string;
  amber?: boolean;
  /** The next thing to do, as nothing has happened yet. */
  empty: string;
}

/** Integral and draws: how many there are, and how one comes by them. */
export function CountCard({ title, count, unit, amber = false, empty }: CountCardProps) {
  return (
    <Card title={title}>
      <p className={styles['count']} data-amber={amber}>
        {formatCount(count)}
        <span>{unit}</span>
      </p>
      <div className={styles['empty']}>
        <b>还没有记录</b>
        <p>{empty}</p>
      </div>
    </Card>
  );
}
