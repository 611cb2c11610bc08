const KEYS = { from: 'loginFrom', stateKey: 'loginStateKey', purpose: 'loginPurpose' } as const;

/**
 * State that this tab keeps while it is on WeChat's page: the target of the login, and the key without which the callback is
 * worthless. A callback that an attacker prepared finds no key here.
 */
export const keptLogin = {
  keep: (name: keyof typeof KEYS, value: string | null): void => {
    try {
      if (value) sessionStorage.setItem(KEYS[name], value);
      else sessionStorage.removeItem(KEYS[name]);
    } catch {
      // Forbidden storage: this way of logging in is not to be had, and the callback says so.
    }
  },
  readFrom: (): string | null => read(KEYS.from),
  /** `bind`: whoever is logged in adds this WeChat; otherwise it logs in. */
  readPurpose: (): 'login' | 'bind' => (read(KEYS.purpose) === 'bind' ? 'bind' : 'login'),
  readStateKey: (): string | null => read(KEYS.stateKey),
};

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
