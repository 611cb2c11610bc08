import { Link } from 'react-router';
import { useMay } from '../../session/access.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { StateMark } from '../../ui/states/StateMark.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import type { News } from './News.ts';
import styles from './News.module.css';

/** Whether the books hold, as the last run found, and whether what this page shows is of now. */
export function Standing({ news, isCut }: { news: News | undefined; isCut: boolean }) {
  const may = useMay();
  return (
    <>
      {news && (
        <span className={styles['standing']} data-broken={news.integrity.broken > 0 || undefined}>
          {may('staffIntegrity') ? (
            <Link to="/integrity">
              <IntegrityWords integrity={news.integrity} />
            </Link>
          ) : (
            <IntegrityWords integrity={news.integrity} />
          )}
        </span>
      )}
      <span className={styles['live']} role="status">
        <StateMark isOn={!isCut}>{isCut ? '已断开' : '实时'}</StateMark>
      </span>
    </>
  );
}

function IntegrityWords({ integrity }: { integrity: News['integrity'] }) {
  const { checkedAt, total, broken } = integrity;
  if (checkedAt === null) return <span className={styles['integrity']}>还没有核过</span>;
  const held = `${total - broken}/${total}`;
  return (
    <span
      className={styles['integrity']}
      data-broken={broken > 0 || undefined}
      title={broken > 0 ? `${broken} 条不变量不成立` : '不变量都成立'}
    >
      <Icon name="shield" /> {held} {formatTime(checkedAt).slice(-5)}
    </span>
  );
}
