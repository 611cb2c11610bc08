import { businessDay } from '@jiwu/kernel';
import { Link } from 'react-router';
import { useRead } from '../../../api/useRead.ts';
import { shopNow } from '../../../session/shopTime.ts';
import { useAddress } from '../../../ui/address/useAddress.ts';
import { PageHead } from '../../../ui/panel/PageHead.tsx';
import { LoadFailed } from '../../../ui/states/LoadFailed.tsx';
import { StateMessage } from '../../../ui/states/StateMessage.tsx';
import { DealCard } from '../DealCard.tsx';
import styles from '../Deals.module.css';
import { DealWatch } from './DealWatch.tsx';

const EVERY_MS = 2000;

/** 实况: the deals of a day as they sell, one of them closely. */
export function LiveDealsPage() {
  const { query, change } = useAddress();
  const day = query['day'] ?? businessDay(shopNow());
  const list = useRead('staffWootList', { query: { from: day, until: day } }, { isKept: true, everyMs: EVERY_MS });
  const deals = (list.data?.items ?? []).filter(({ state }) => state !== 'draft');
  const id = query['id'] ?? deals[0]?.id;
  return (
    <>
      <PageHead title="实况" about="每 2 秒更新；每日一抢 10:00 开始，24:00 或卖完为止">
        <Link to="/deals">回到排期</Link>
      </PageHead>
      {list.isError && !list.data && <LoadFailed what="今天的一抢" onRetry={() => void list.refetch()} />}
      {deals.length > 0 && (
        <nav className={styles['strip']} aria-label="今天的几款">
          {deals.map((deal) => (
            <DealCard
              key={deal.id}
              deal={deal}
              isOpen={deal.id === id}
              onOpen={() => change({ id: deal.id })}
              onDrag={() => {}}
            />
          ))}
        </nav>
      )}
      {list.data && deals.length === 0 && !id && (
        <StateMessage icon="calendar" title="今天没有已发布的一抢" action={<Link to="/deals">去排期</Link>} />
      )}
      {id && <DealWatch key={id} id={id} everyMs={EVERY_MS} />}
    </>
  );
}
