const KEY = 'loginEnded';

/** Why the shop ended the login of this browser: kept by the tab until somebody is logged in again. */
export const endedLogin = {
  keep: (because: string | null): void => {
    try {
      if (because === null) sessionStorage.removeItem(KEY);
      else sessionStorage.setItem(KEY, because);
    } catch {
      // Forbidden storage: the login page says nothing, as it did before.
    }
  },
  read: (): string | null => {
    try {
      return sessionStorage.getItem(KEY);
    } catch {
      return null;
    }
  },
};
