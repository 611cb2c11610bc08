import { createApiClient } from '@jiwu/api-client';
import { staffEndpoints } from '@jiwu/api-client/staffEndpoints';
import { browserKey } from '../session/browserKey.ts';
import { dropSession, useStaffSession } from '../session/staffSession.ts';
import { hearShopTime } from '../session/shopTime.ts';
import { say } from './say.ts';
import { solveChallenge } from './solveChallenge.ts';

/** The shop's API, called as the member of staff who is signed in. */
export const client = createApiClient(staffEndpoints, {
  origin: '',
  userType: 'Staff',
  readTokens: () => {
    const { session } = useStaffSession.getState();
    return session && { token: session.token, refreshToken: '' };
  },
  replaceTokens: () => {},
  clearUser: () => dropSession('ended'),
  browserId: () => Promise.resolve(browserKey()),
  solveChallenge,
  onAnswer: ({ headers }) => hearShopTime(headers.get('date')),
  showError: (text) => say.failure(text),
  goTo: (location) => globalThis.location.assign(location),
  openWindow: (location) => void open(location, '_blank', 'noopener'),
  trustedOrigins: [],
  pageOrigin: () => location.origin,
});

/** Of a call that the page makes by itself, such as a poll: it does not keep an idle session alive. */
export const BACKGROUND = { Background: '1' } as const;
