import { create } from 'zustand';

interface NoticesState {
  /** Whose they are; null before anything was heard. */
  readonly user: string | null;
  readonly unreadCount: number;
  /** The id of the newest one that this page knows of; null before it has heard anything, '' when there is none. */
  readonly newestId: string | null;
  readonly isOpen: boolean;
}

const nothingKnown: NoticesState = { user: null, unreadCount: 0, newestId: null, isOpen: false };

/** What every page knows of the notices: a number, and whether the drawer is open. The rest is loaded when it is wanted. */
export const useNotices = create<NoticesState>()(() => nothingKnown);

export const openNotices = () => useNotices.setState({ isOpen: true });
export const closeNotices = () => useNotices.setState({ isOpen: false });
/** Somebody else is logged in now, or nobody. */
export const forgetNotices = () => useNotices.setState(nothingKnown);
