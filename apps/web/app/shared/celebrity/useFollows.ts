import { useState } from 'react';
import { useUserCache } from '../../session/userCache.ts';
import { showToast } from '../../ui/toast/toastStore.ts';
import { useOwn } from '../claims/useOwn.ts';
import type { Followed, MyCelebrities } from './Celebrity.ts';

/** follow: with reminders of new picks. quiet and keen: without, and with them again. leave: 取消关注. */
export type FollowWish = 'follow' | 'quiet' | 'keen' | 'leave';

export interface Follows {
  readonly isGuest: boolean;
  /** The page of the viewer, if they are a celebrity themself. */
  readonly ownId: string | null;
  /** What is known of one: followers only after a press, when the page's own number is older. Null until it is known. */
  readonly standingOf: (id: string) => (Omit<Followed, 'followers'> & { readonly followers: number | null }) | null;
  /** A request of this one is under way. */
  readonly isBusy: (id: string) => boolean;
  readonly press: (id: string, wish: FollowWish) => Promise<void>;
}

const done: Readonly<Record<FollowWish, string>> = {
  follow: '已关注，有新推荐会告诉您，可以随时关掉提醒',
  quiet: '不再提醒新推荐，关注还在',
  keen: '有新推荐会告诉您',
  leave: '已取消关注',
};

/** Whom the viewer follows: asked for once for all buttons of a page. */
export function useFollows(): Follows {
  const user = useUserCache((state) => state.operator.invitationCode);
  const { isGuest, mine, refresh } = useOwn(askMine);
  const [answers, setAnswers] = useState<{ user: string; by: ReadonlyMap<string, Followed> }>(nothing);
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const pressed = answers.user === user ? answers.by : nothing.by;

  async function press(id: string, wish: FollowWish) {
    if (busy.has(id)) return;
    setBusy((before) => new Set(before).add(id));
    try {
      const { celebrityCalls } = await import('./celebrityCalls.ts');
      const answer = await (wish === 'leave'
        ? celebrityCalls.unfollow(id)
        : celebrityCalls.follow(id, wish !== 'quiet'));
      setAnswers((before) => ({ user, by: new Map(before.user === user ? before.by : []).set(id, answer) }));
      showToast({ kind: 'success', text: done[wish] });
      refresh();
    } catch (error) {
      showToast({ kind: 'error', text: error instanceof Error ? error.message : '没有成功，请再试一次' });
    }
    setBusy((before) => new Set([...before].filter((one) => one !== id)));
  }

  return {
    isGuest,
    ownId: mine?.celebrityId ?? null,
    isBusy: (id) => busy.has(id),
    press,
    standingOf(id) {
      const answer = pressed.get(id);
      if (answer) return answer;
      if (!mine) return null;
      const own = mine.follows.find(({ celebrityId }) => celebrityId === id);
      return { isFollowed: own !== undefined, wantsNews: own?.wantsNews ?? false, followers: null };
    },
  };
}

const nothing: { user: string; by: ReadonlyMap<string, Followed> } = { user: '', by: new Map() };

async function askMine(signal: AbortSignal): Promise<MyCelebrities> {
  const { celebrityCalls } = await import('./celebrityCalls.ts');
  return await celebrityCalls.mine(signal);
}
