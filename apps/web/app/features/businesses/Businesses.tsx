import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { LoadFailed } from '../../ui/loadFailed/LoadFailed.tsx';
import { type Businesses as Answer, businessQueries } from './businessQueries.ts';
import styles from './Businesses.module.css';
import { BusinessForm } from './form/BusinessForm.tsx';
import { BusinessList } from './list/BusinessList.tsx';
import { ListHead } from './list/ListHead.tsx';
import { ListSkeleton } from './list/ListSkeleton.tsx';

/** A user's shops and companies: the list, or, as the address says, the form of a new one or of one of them. */
export function Businesses() {
  const [params] = useSearchParams();
  const query = useQuery(businessQueries.list());
  return (
    <div className={styles['stack']}>
      {!query.data && <ListHead />}
      {query.isError && (
        <LoadFailed
          text={query.data ? '没有取到最新的商户，下面是刚才的。' : '商户没有加载出来，您登记的都还在。'}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data ? <Page answer={query.data} id={params.get('id')} /> : !query.isError && <ListSkeleton />}
    </div>
  );
}

function Page({ answer, id }: { answer: Answer; id: string | null }) {
  const business = answer.items.find((item) => item.id === id) ?? null;
  // An address that names nobody's business, or one that is gone, shows the list.
  const isForm = business !== null || id === 'new';
  if (!isForm) return <BusinessList {...answer} />;
  // Keyed: what was typed belongs to one business, and to the version that it began with.
  return <BusinessForm key={`${business?.id ?? 'new'} ${business?.version ?? 0}`} business={business} />;
}
