import { randomBytes } from 'node:crypto';
import { CappedMap } from '../CappedMap.ts';
import type { Clock } from '../Clock.ts';
import type { Person } from './people.ts';
import type { PhoneAction } from './PhoneAction.ts';

export type WebsiteLoginStatus = 'waiting' | 'scanned' | 'confirmed' | 'refused' | 'expired';

export interface WebsiteLogin {
  readonly uuid: string;
  readonly redirectUri: string;
  readonly state: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly status: WebsiteLoginStatus;
  readonly person?: Person;
  /** Where the browser goes on: with a code after confirmation, with the state alone after refusal. */
  readonly goOnTo?: string;
}

export interface WebsiteLogins {
  readonly start: (redirectUri: string, state: string) => WebsiteLogin;
  readonly find: (uuid: string) => WebsiteLogin | undefined;
  /** Newest first. */
  readonly list: () => readonly WebsiteLogin[];
  /** Returns the phone's error message when the action is not possible, else undefined. */
  readonly act: (login: WebsiteLogin, person: Person, action: PhoneAction) => string | undefined;
}

const QR_LIFE_MS = 5 * 60_000;
const KEPT_LOGINS = 500;

export function createWebsiteLogins(issueCode: (person: Person) => string, now: Clock): WebsiteLogins {
  const logins = new CappedMap<string, WebsiteLogin>(KEPT_LOGINS);

  const aged = (login: WebsiteLogin): WebsiteLogin =>
    isOpen(login) && login.expiresAt <= now() ? { ...login, status: 'expired' } : login;

  return {
    start(redirectUri, state) {
      const uuid = randomBytes(12).toString('base64url');
      const createdAt = now();
      const login: WebsiteLogin = {
        uuid,
        redirectUri,
        state,
        createdAt,
        expiresAt: createdAt + QR_LIFE_MS,
        status: 'waiting',
      };
      logins.set(uuid, login);
      return login;
    },
    find(uuid) {
      const login = logins.get(uuid);
      return login && aged(login);
    },
    list: () => [...logins.values()].toReversed().map(aged),
    act(login, person, action) {
      if (login.status === 'expired') return '二维码已失效，请在电脑上刷新';
      if (!isOpen(login)) return '这个二维码已经处理过';
      if (action === 'expire') {
        logins.set(login.uuid, { ...login, status: 'expired' });
        return undefined;
      }
      if (login.person !== undefined && login.person.id !== person.id) return '二维码已被他人扫描';
      logins.set(login.uuid, { ...login, person, ...outcome(login, person, action) });
      return undefined;
    },
  };

  function outcome(
    login: WebsiteLogin,
    person: Person,
    action: Exclude<PhoneAction, 'expire'>,
  ): { readonly status: WebsiteLoginStatus; readonly goOnTo?: string } {
    if (action === 'scan') return { status: 'scanned' };
    const goOnTo = new URL(login.redirectUri);
    if (action === 'confirm') goOnTo.searchParams.set('code', issueCode(person));
    goOnTo.searchParams.set('state', login.state);
    return { status: action === 'confirm' ? 'confirmed' : 'refused', goOnTo: goOnTo.href };
  }
}

function isOpen(login: WebsiteLogin): boolean {
  return login.status === 'waiting' || login.status === 'scanned';
}
