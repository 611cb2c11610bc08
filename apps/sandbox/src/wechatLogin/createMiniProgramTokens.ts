import type { Clock } from '../Clock.ts';
import { createTickets, type TicketFinding } from './createTickets.ts';

interface MiniProgramToken {
  readonly access_token: string;
  readonly expires_in: number;
}

export interface MiniProgramTokens {
  /** /cgi-bin/token: a new one each time; the one before lives five minutes more. */
  readonly fresh: () => MiniProgramToken;
  /** /cgi-bin/stable_token: the same one until five minutes before its end, or until forced. */
  readonly stable: (force: boolean) => MiniProgramToken;
  readonly check: (token: string) => TicketFinding<null>['state'];
  readonly expireAll: () => void;
}

const LIFE_MS = 2 * 3_600_000;
const OVERLAP_MS = 5 * 60_000;

export function createMiniProgramTokens(now: Clock): MiniProgramTokens {
  const tokens = createTickets<null>(LIFE_MS, now);
  let freshToken = '';
  let stableToken = '';

  const answer = (token: string): MiniProgramToken => {
    const finding = tokens.look(token);
    const leftMs = finding.state === 'live' ? finding.expiresAt - now() : 0;
    return { access_token: token, expires_in: Math.ceil(leftMs / 1000) };
  };
  return {
    fresh() {
      tokens.expire(freshToken, now() + OVERLAP_MS);
      freshToken = tokens.issue(null);
      return answer(freshToken);
    },
    stable(force) {
      const finding = tokens.look(stableToken);
      const lasts = finding.state === 'live' && finding.expiresAt - now() > OVERLAP_MS;
      if (force) tokens.expire(stableToken);
      if (force || !lasts) stableToken = tokens.issue(null);
      return answer(stableToken);
    },
    check: (token) => tokens.look(token).state,
    expireAll: tokens.expireAll,
  };
}
