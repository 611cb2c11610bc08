import { useRevalidator } from 'react-router';
import { EmptyState } from '../../ui/emptyState/EmptyState.tsx';
import { LoadFailed } from '../../ui/loadFailed/LoadFailed.tsx';
import { QueryProvider } from '../../ui/query/QueryProvider.tsx';
import type { ActiveData } from './ActiveData.ts';
import styles from './ActivePage.module.css';
import { ActivitySection } from './ActivitySection.tsx';
import { arrange } from './arrange.ts';
import { OneHead } from './OneHead.tsx';
import { PageAnchors } from './PageAnchors.tsx';

/** Everything that goes on, or one of it with its rules. */
export function ActivePage({ page }: { page: ActiveData }) {
  const { revalidate, state } = useRevalidator();
  const { activities } = page;
  const rows = arrange(activities ?? []);
  const [only] = page.isOne ? (activities ?? []) : [];
  return (
    <QueryProvider>
      <div className={styles['page']}>
        {only ? (
          <OneHead activity={only} />
        ) : (
          <div className={styles['head']}>
            <h1>活动</h1>
            <p>领券、签到、抽奖与满减。每一项都写明条件和余量</p>
          </div>
        )}
        {!only && <PageAnchors places={rows.flat()} />}
        {activities === null && (
          <LoadFailed
            text="活动没有加载出来，您的券、积分和抽奖次数都还在。"
            retrying={state === 'loading'}
            onRetry={() => void revalidate()}
          />
        )}
        {activities?.length === 0 && (
          <EmptyState
            title="现在没有活动"
            text="新的活动开始后会出现在这里。先去看看在售的商品。"
            action={{ to: '/resource', label: '去货源看看' }}
          />
        )}
        {rows.map((row) => (
          <div key={row[0]?.anchor} className={styles[row.length > 1 ? 'pair' : 'row']}>
            {row.map(({ activity, anchor }) => (
              <ActivitySection key={activity.id} activity={activity} anchor={anchor} page={page} />
            ))}
          </div>
        ))}
      </div>
    </QueryProvider>
  );
}
