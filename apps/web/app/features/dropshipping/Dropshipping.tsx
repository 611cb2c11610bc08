import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useLastUser } from '../../session/useLastUser.ts';
import { QueryProvider } from '../../ui/query/QueryProvider.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.ts';
import { BatchList } from './list/BatchList.tsx';
import { PageWaiting } from './PageWaiting.tsx';

const NewBatch = lazyPart(() => import('./wizard/NewBatch.tsx'));
const OneBatch = lazyPart(() => import('./OneBatch.tsx'));

/**
 * A reseller's batches: the list, a new one, or one of them, as the address says. Keyed by user: another tab may log in as someone else,
 * who must not see this user's data.
 */
export function Dropshipping() {
  const [params] = useSearchParams();
  const id = params.get('id');
  return (
    <QueryProvider key={useLastUser()}>
      {id === null ? (
        <BatchList />
      ) : (
        <Suspense fallback={<PageWaiting />}>{id === 'new' ? <NewBatch /> : <OneBatch key={id} id={id} />}</Suspense>
      )}
    </QueryProvider>
  );
}
