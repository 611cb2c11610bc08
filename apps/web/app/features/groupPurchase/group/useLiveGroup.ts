import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLive } from '../../../api/live/useLive.ts';
import { readAnswer } from '../../../api/readAnswer.ts';
import { useUserCache } from '../../../session/userCache.ts';
import type { GroupAnswer } from '../../../shared/groups/Group.ts';
import { isAwaitingRefund } from './isAwaitingRefund.ts';

/** While nothing pushes the changes, the page asks. */
const EVERY_MS = 5000;

export interface LiveGroup {
  readonly answer: GroupAnswer;
  /**
   * opening: the server's page, as it also stays where no script runs; live: changes are pushed; asking: it asks every few seconds;
   * lost: the last question was not answered; still: nothing changes any more.
   */
  readonly connection: 'opening' | 'live' | 'asking' | 'lost' | 'still';
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
  const { data: pushed, connection } = useLive('group', id);
  const isLive = connection === 'live';
  const query = useQuery({
    queryKey: ['group', id, user],
    queryFn: ({ signal }) => readGroup(id, user !== '', signal),
    initialData: first,
    // The page may have been kept for a moment, and knows no viewer.
    initialDataUpdatedAt: 0,
    refetchInterval: ({ state: { data } }) =>
      data && ((data.group.state === 'open' && !isLive) || isAwaitingRefund(data)) ? EVERY_MS : false,
  });
  // What is pushed is everyone's; the viewer's own seat is asked for when the group has changed.
  const askForMine = useEffectEvent(() => {
    if (user !== '') void query.refetch();
  });
  useEffect(() => {
    if (pushed) askForMine();
  }, [pushed]);
  // A state that was pushed before the connection was lost is older than an answer, unless it is the last.
  const isNewest = pushed !== null && (isLive || pushed.state !== 'open');
  const group = isNewest ? { ...query.data.group, ...pushed } : query.data.group;
  return {
    answer: { ...query.data, group },
    connection: connectionOf({
      isOpen: group.state === 'open',
      isLive,
      isLost: query.isError,
      isAnswered: query.dataUpdatedAt > 0,
    }),
    isAsking: query.isFetching,
    ask: () => void query.refetch(),
  };
}

interface Facts {
  readonly isOpen: boolean;
  readonly isLive: boolean;
  /** The last question was not answered. */
  readonly isLost: boolean;
  /** One has been, at some time. */
  readonly isAnswered: boolean;
}

function connectionOf({ isOpen, isLive, isLost, isAnswered }: Facts): LiveGroup['connection'] {
  if (!isOpen) return 'still';
  if (isLive) return 'live';
  if (isLost) return 'lost';
  return isAnswered ? 'asking' : 'opening';
}

/** A logged-in user may need a new token; a visitor does without the API client. */
async function readGroup(id: string, isLoggedIn: boolean, signal: AbortSignal): Promise<GroupAnswer> {
  if (!isLoggedIn) return await readAnswer(`/api/groupPurchase/${id}`, signal);
  const { apiClient } = await import('../../../session/apiClient.ts');
  return await apiClient.call('groupGet', { params: { id } }, { silent: true, signal });
}
