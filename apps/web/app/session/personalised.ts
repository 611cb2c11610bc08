const KEY = 'personalised';

/**
 * Whether this browser may use viewed products. The account has the switch (个人中心); a copy stands in local storage, because
 * visitors without an account are asked too, and because nothing may be kept before the account has answered.
 */
export function isPersonalised(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return false;
  }
}

export function setPersonalised(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // Without storage nothing is kept anyway.
  }
}
