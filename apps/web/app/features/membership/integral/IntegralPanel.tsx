import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { TextButton } from '../../../ui/button/TextButton.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.ts';
import { formatFen } from '../../../format/formatFen.ts';
import { Count } from '../Count.tsx';
import { membershipQueries } from '../membershipQueries.ts';
import { PanelWaiting } from '../PanelWaiting.tsx';
import { IntegralLots } from './IntegralLots.tsx';
import { NewestMovements } from './NewestMovements.tsx';

const StatementDrawer = lazyPart(() => import('./StatementDrawer.tsx'));

/** The integral, its worth, its expiry dates, and the last movements. */
export function IntegralPanel() {
  const query = useQuery(membershipQueries.integral());
  const statement = useInfiniteQuery(membershipQueries.statement());
  const [isAsking, setAsking] = useState(false);
  const { data } = query;
  return (
    <Card
      id="integral"
      title="积分"
      actions={
        <TextButton label="积分全部明细" onClick={() => setAsking(true)}>
          全部明细
        </TextButton>
      }
    >
      {data && !statement.isPending ? (
        <>
          <Count
            count={data.available}
            words={data.worthFen > 0 ? `可抵 ${formatFen(data.worthFen)}，每 100 积分抵 1 元` : '每 100 积分抵 1 元'}
            isAmber
          />
          <IntegralLots integral={data} />
          <NewestMovements statement={statement} />
        </>
      ) : (
        <PanelWaiting height={333} failedText="积分没有加载出来，您的积分都还在。" query={query} />
      )}
      {isAsking && (
        <Suspense>
          <StatementDrawer onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Card>
  );
}
