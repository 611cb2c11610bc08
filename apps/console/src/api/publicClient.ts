import { createApiClient } from '@jiwu/api-client';
import { shopEndpoints } from '@jiwu/api-client/shopEndpoints';
import { browserKey } from '../session/browserKey.ts';

/** What the shop tells everyone, such as its carriers and the divisions of the country: asked as a guest, for staff have no such endpoints. */
export const publicClient = createApiClient(shopEndpoints, {
  origin: '',
  userType: 'User',
  readTokens: () => null,
  replaceTokens: () => {},
  clearUser: () => {},
  browserId: () => Promise.resolve(browserKey()),
  showError: () => {},
  goTo: () => {},
  openWindow: () => {},
  trustedOrigins: [],
  pageOrigin: () => location.origin,
});
