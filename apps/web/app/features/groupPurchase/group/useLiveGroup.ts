import { useEffect, useEffectEvent } from 'react';
import { useLive } from '../../../api/live/useLive.ts';
import { useUserCache } from '../../../session/userCache.ts';
import type { GroupAnswer } from '../../../shared/groups/Group.ts';
import { isAwaitingRefund } from './isAwaitingRefund.ts';
import { useAskedGroup } from './useAskedGroup.ts';

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
  const asked = useAskedGroup({
    id,
    user,
    // While nothing pushes the changes, the page asks; a refund is not pushed at all.
    isDue: (answer = first) => (answer.group.state === 'open' && !isLive) || isAwaitingRefund(answer),
  });
  // What is pushed is everyone's; the viewer's own seat is asked for when the group has changed.
  const askForMine = useEffectEvent(() => {
    if (user !== '') asked.ask();
  });
  useEffect(() => {
    if (pushed) askForMine();
  }, [pushed]);
  // A state that was pushed before the connection was lost is older than an answer, unless it is the last.
  const isNewest = pushed !== null && (isLive || pushed.state !== 'open');
  const answer = asked.answer ?? first;
  const group = isNewest ? { ...answer.group, ...pushed } : answer.group;
  return {
    answer: { ...answer, group },
    connection: connectionOf({
      isOpen: group.state === 'open',
      isLive,
      isLost: asked.isLost,
      isAnswered: asked.answer !== null,
    }),
    isAsking: asked.isAsking,
    ask: asked.ask,
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
