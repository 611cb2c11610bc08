import { useQuery } from '@tanstack/react-query';
import { type ComponentType, Suspense, useState } from 'react';
import { confirmPartsOf } from '../../../shared/orders/kinds/confirmPartsOf.ts';
import { kindView } from '../../../shared/orders/kinds/orderKinds.ts';
import { addressQueries } from '../../../shared/people/address/addressQueries.ts';
import { earlyData } from '../../../session/early/earlyData.ts';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import { Columns } from '../Columns.tsx';
import { addressFor } from './address/addressFor.ts';
import { AddressPanel } from './address/AddressPanel.tsx';
import type { Bought, Quote } from './Bought.ts';
import { askedEarly } from './early/askedEarly.ts';
import { checkoutQueries } from './checkoutQueries.ts';
import { ConfirmSkeleton } from './ConfirmSkeleton.tsx';
import { GoodsPanel } from './goods/GoodsPanel.tsx';
import { OptionsPanel } from './options/OptionsPanel.tsx';
import { QuoteProblem } from './QuoteProblem.tsx';
import { SumPanel } from './submit/SumPanel.tsx';
import { useSubmitOrder } from './submit/useSubmitOrder.ts';
import { draftOf, firstWishes, type Wishes } from './wishes.ts';

/** The order as it would be, asked for anew with every change. */
export function ConfirmOrder({ bought }: { bought: Bought }) {
  const [wishes, setWishes] = useState<Wishes>(firstWishes);
  const addresses = useQuery({
    ...addressQueries.addresses(),
    initialData: () => earlyData<'addressList'>(askedEarly.addressList),
  });
  const address = addressFor(addresses.data?.items ?? [], wishes.addressId);
  const draft = draftOf(bought, wishes, address?.id ?? null);
  const asked = checkoutQueries.quote(draft, address?.divisionCode ?? null);
  const quoting = useQuery({
    ...asked,
    enabled: !addresses.isPending,
    initialData: () => earlyData<'orderQuote'>(askedEarly.orderQuote, draft),
  });
  const submission = useSubmitOrder({ bought, wishes, draft, quoteKey: asked.queryKey, quoting });
  const change = (changed: Partial<Wishes>) => {
    submission.forget();
    setWishes((former) => ({ ...former, ...changed }));
  };

  /** Two hours were chosen for the place before: another may be further, or have none. */
  const toAddress = (addressId: string) => change({ addressId, delivery: { kind: 'standard' } });

  const { keeps, noCoupons } = kindView(bought);
  const { Head, Goods, Choice, Note } = confirmPartsOf(bought);
  const { subjectId } = bought;
  const quote = useLastQuote(quoting.data);
  if (!quote) {
    if (!quoting.isError) return <ConfirmSkeleton />;
    return (
      <QuoteProblem bought={bought} error={quoting.error} retrying={quoting.isFetching} onRetry={quoting.refetch} />
    );
  }
  return (
    <Suspense fallback={<ConfirmSkeleton />}>
      <Columns
        head={Head && <OfKind part={Head} subjectId={subjectId} />}
        aside={
          <SumPanel
            quote={quote}
            quoteState={quoting.isError ? 'failed' : quoting.isPlaceholderData ? 'asking' : 'here'}
            address={address}
            keeps={keeps(quote)}
            note={Note && <OfKind part={Note} subjectId={subjectId} />}
            submission={submission}
          />
        }
      >
        {quoting.isError && (
          <LoadFailed
            text={`没有取到最新的价格：${quoting.error.message}。下面是刚才的。`}
            retrying={quoting.isFetching}
            onRetry={() => void quoting.refetch()}
          />
        )}
        <OfKind part={Goods} subjectId={subjectId} />
        <AddressPanel addresses={addresses} chosen={address} onChoose={toAddress} />
        {!Goods && <GoodsPanel quote={quote} bought={bought} />}
        <OptionsPanel quote={quote} noCoupons={noCoupons} wishes={wishes} onChange={change} />
        <OfKind part={Choice} subjectId={subjectId} />
      </Columns>
    </Suspense>
  );
}

interface OfKindProps {
  part: ComponentType<{ subjectId: string }> | null;
  subjectId: string | null;
}

/** What orders of its kind show besides, if they do. */
function OfKind({ part: Part, subjectId }: OfKindProps) {
  return Part && subjectId !== null ? <Part subjectId={subjectId} /> : null;
}

/** The last one that came: where the next is refused, everything stays in its place, and the wish can be taken back. */
function useLastQuote(quote: Quote | undefined): Quote | undefined {
  const [last, setLast] = useState(quote);
  if (quote !== undefined && quote !== last) setLast(quote);
  return quote ?? last;
}
