import { createApiClient } from '@jiwu/api-client';
import { shopEndpoints } from '@jiwu/api-client/shopEndpoints';
import { showToast } from '../ui/toast/toastStore.ts';
import { trustedOrigins } from '../config/trustedOrigins.ts';
import { browserId } from './browserId.ts';
import { readCartKey } from './cartKey.ts';
import { askForConsent } from './consentDue.ts';
import { fetchOrTakeEarly } from './early/fetchOrTakeEarly.ts';
import { endedLogin } from './endedLogin.ts';
import { userCache } from './userCache.ts';

/** The one way from the page to the API. */
export const apiClient = createApiClient(shopEndpoints, {
  origin: '',
  fetch: fetchOrTakeEarly,
  readTokens: () => {
    const { isLoggedIn, token, refreshToken } = userCache.get();
    return isLoggedIn ? { token, refreshToken } : null;
  },
  replaceTokens: (tokens) => userCache.set({ ...tokens, operator: userCache.get().operator }),
  clearUser: (because) => {
    if (because !== null) endedLogin.keep(because);
    userCache.clear();
  },
  browserId,
  cartKey: readCartKey,
  // Few visitors are ever asked, and never with the first page.
  solveChallenge: async (challenge) => await (await import('./challenge/solveChallenge.ts')).solveChallenge(challenge),
  onConsentDue: askForConsent,
  showError: (text) => showToast({ kind: 'error', text }),
  goTo: (location) => window.location.assign(location),
  openWindow: (location) => window.open(location, '_blank', 'noopener'),
  trustedOrigins,
  pageOrigin: () => window.location.origin,
});
