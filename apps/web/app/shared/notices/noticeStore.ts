import { create } from 'zustand';

interface NoticesState {
  /** The user of these notices; null before the first message. */
  readonly user: string | null;
  readonly unreadCount: number;
  /** The id of the newest one that this page knows of; null before it has heard anything, '' when there is none. */
  readonly newestId: string | null;
  readonly isOpen: boolean;
}

const nothingKnown: NoticesState = { user: null, unreadCount: 0, newestId: null, isOpen: false };

/** The part of the notices that every page has: a number, and whether the drawer is open. The rest is loaded on demand. */
export const useNotices = create<NoticesState>()(() => nothingKnown);

/** Calls back for each notice that comes while the page is open; ends with what it returns. What was there before is no news. */
export function onNewNotice(heard: () => void): () => void {
  return useNotices.subscribe((now, before) => {
    const isSame = now.user === before.user && before.newestId !== null;
    if (isSame && now.newestId !== null && now.newestId !== before.newestId) heard();
  });
}

export const openNotices = () => useNotices.setState({ isOpen: true });
export const closeNotices = () => useNotices.setState({ isOpen: false });
/** Another user has logged in, or the user has logged out. */
export const forgetNotices = () => useNotices.setState(nothingKnown);
