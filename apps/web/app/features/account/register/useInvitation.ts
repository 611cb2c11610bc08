import { ApiError } from '@jiwu/api-client';
import { useEffect, useState } from 'react';
import { apiClient } from '../../../session/apiClient.ts';

export interface Invitation {
  /** The code that the shop keeps for this browser; null while it is unknown, or when there is none. */
  readonly code: string | null;
  /** 周** */
  readonly inviter: string | null;
  /** Why the link that was opened does not count. */
  readonly problem: string | null;
  /** Does without it. */
  readonly forget: () => void;
}

const none = { code: null, inviter: null, problem: null };
const silent = { silent: true };

/**
 * The invitation of this browser. Opening a link tells the shop, which keeps it by the browser's id: a visitor who comes back
 * without the link is still invited, and the first inviter counts.
 */
export function useInvitation(linkCode: string): Invitation {
  const [known, setKnown] = useState<Omit<Invitation, 'forget'>>(none);
  useEffect(() => {
    let isGone = false;
    void find(linkCode).then((found) => {
      if (!isGone) setKnown(found);
    });
    return () => {
      isGone = true;
    };
  }, [linkCode]);

  function forget() {
    setKnown(none);
    // If the call fails, the empty field still says that there is no inviter.
    void apiClient.call('invitationForget', {}, silent).catch(() => undefined);
  }

  return { ...known, forget };
}

async function find(linkCode: string): Promise<Omit<Invitation, 'forget'>> {
  let problem: string | null = null;
  try {
    if (linkCode !== '') await apiClient.call('invitationVisit', { body: { code: linkCode } }, silent);
  } catch (error) {
    // A link that means nothing is worth a word; a network that fails is not, since the code can still be sent.
    if (error instanceof ApiError && error.status === 422) problem = error.message;
  }
  try {
    return { ...(await apiClient.call('invitationVisited', {}, silent)), problem };
  } catch {
    return { ...none, problem };
  }
}
