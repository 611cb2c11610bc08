import { Button } from 'antd';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { useAddress } from '../../ui/address/useAddress.ts';
import { LoadFailed } from '../../ui/states/LoadFailed.tsx';
import { StateMessage } from '../../ui/states/StateMessage.tsx';
import { sideName } from '../ledgerWords.ts';
import { AccountFigures } from './AccountFigures.tsx';
import { AccountFilters } from './AccountFilters.tsx';
import { EntriesTable } from './EntriesTable.tsx';

/** One account: what it has, and its lines, each opening to both its sides. */
export function AccountStatement({ id }: { id: string }) {
  const { query } = useAddress();
  const filters = {
    ...(query['kind'] && { kind: query['kind'] }),
    ...(query['fromDay'] && { fromDay: query['fromDay'] }),
    ...(query['toDay'] && { toDay: query['toDay'] }),
  };
  const found = useInfiniteQuery({
    queryKey: ['staffLedgerAccount', id, filters],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      client.call(
        'staffLedgerAccount',
        { params: { id }, query: { ...filters, ...(pageParam && { cursor: pageParam }) } },
        { silent: true, signal },
      ),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
  const first = found.data?.pages[0];
  if (found.isLoadingError) return <LoadFailed what="这个账户" onRetry={() => void found.refetch()} />;
  if (!first) return <p className="quiet">正在读…</p>;
  const { account } = first;
  const entries = found.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <>
      <h2>
        {sideName(account)} <span className="quiet small">{account.owner ? '用户账户' : '店里账户，只看变动'}</span>
      </h2>
      <AccountFigures statement={first} />
      <AccountFilters statement={first} />
      {entries.length === 0 ? (
        <StateMessage icon="book" title="这段时间没有变动" />
      ) : (
        <EntriesTable account={account} entries={entries} />
      )}
      {found.hasNextPage && (
        <Button loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          再看一些
        </Button>
      )}
    </>
  );
}
