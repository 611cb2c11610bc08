import { useQuery } from '@tanstack/react-query';
import { readAnswer } from '../../../api/readAnswer.ts';
import { useUserCache } from '../../../session/userCache.ts';
import type { GroupAnswer } from '../../../shared/groups/Group.ts';

/** While nothing pushes the changes, the page asks. */
const EVERY_MS = 5000;

export interface LiveGroup {
  readonly answer: GroupAnswer;
  /** asking: it asks every few seconds; lost: the last question was not answered; still: nothing changes any more. */
  readonly connection: 'asking' | 'lost' | 'still';
  readonly isAsking: boolean;
  readonly ask: () => void;
}

/**
 * A group as it stands, and the viewer's own seat. It begins with the server's page, which is everyone's. How the changes come is
 * known here alone: pages only hear of the connection.
 */
export function useLiveGroup(first: GroupAnswer): LiveGroup {
  const user = useUserCache((state) => state.operator.invitationCode);
  const { id } = first.group;
  const query = useQuery({
    queryKey: ['group', id, user],
    queryFn: ({ signal }) => readGroup(id, user !== '', signal),
    initialData: first,
    // The page may have been kept for a moment, and knows no viewer.
    initialDataUpdatedAt: 0,
    refetchInterval: ({ state }) => (state.data?.group.state === 'open' ? EVERY_MS : false),
  });
  const isOpen = query.data.group.state === 'open';
  return {
    answer: query.data,
    connection: query.isError ? 'lost' : isOpen ? 'asking' : 'still',
    isAsking: query.isFetching,
    ask: () => void query.refetch(),
  };
}

/** A logged-in user may need a new token; a visitor does without the API client. */
async function readGroup(id: string, isLoggedIn: boolean, signal: AbortSignal): Promise<GroupAnswer> {
  if (!isLoggedIn) return await readAnswer(`/api/groupPurchase/${id}`, signal);
  const { apiClient } = await import('../../../session/apiClient.ts');
  return await apiClient.call('groupGet', { params: { id } }, { silent: true, signal });
}
