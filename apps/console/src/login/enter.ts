import type { Answer, Contract } from '@jiwu/contract';
import { keepSession } from '../session/staffSession.ts';
import { lastLoginNews } from '../session/lastLoginNews.ts';

type SignedIn = Pick<Answer<Contract['staffLogin']>, 'token' | 'staff' | 'expiresAt' | 'lastLogin'>;

/** Keeps the session, and what has to be said of the sign-in before it. */
export function enter({ token, staff, expiresAt, lastLogin }: SignedIn): void {
  lastLoginNews.setState({ lastLogin });
  keepSession({ token, staff, expiresAt });
}
