import type { Clock } from '../Clock.ts';
import type { SandboxConfig } from '../config.ts';
import { createMiniProgramCodes, type MiniProgramCodes } from './createMiniProgramCodes.ts';
import { createMiniProgramTokens, type MiniProgramTokens } from './createMiniProgramTokens.ts';
import { createTickets, type Tickets } from './createTickets.ts';
import { createWebsiteLogins, type WebsiteLogins } from './createWebsiteLogins.ts';
import type { Person } from './people.ts';

/** Everything WeChat knows while the sandbox runs. */
export interface WechatWorld {
  readonly config: SandboxConfig['wechat'];
  readonly shopApiOrigin: string;
  readonly now: Clock;
  readonly websiteLogins: WebsiteLogins;
  readonly websiteCodes: Tickets<Person>;
  /** Of people inside WeChat, for the app that is bound to the merchant. */
  readonly payerCodes: Tickets<Person>;
  readonly websiteTokens: Tickets<Person>;
  readonly miniProgramCodes: MiniProgramCodes;
  readonly miniProgramTokens: MiniProgramTokens;
  readonly jsCodes: Tickets<Person>;
  readonly phoneNumberCodes: Tickets<Person>;
}

const MINUTE_MS = 60_000;

export function createWechatWorld(config: SandboxConfig, now: Clock): WechatWorld {
  const websiteCodes = createTickets<Person>(10 * MINUTE_MS, now);
  return {
    config: config.wechat,
    shopApiOrigin: config.shopApiOrigin,
    now,
    websiteCodes,
    websiteLogins: createWebsiteLogins(websiteCodes.issue, now),
    payerCodes: createTickets(5 * MINUTE_MS, now),
    websiteTokens: createTickets(120 * MINUTE_MS, now),
    miniProgramCodes: createMiniProgramCodes(now),
    miniProgramTokens: createMiniProgramTokens(now),
    jsCodes: createTickets(5 * MINUTE_MS, now),
    phoneNumberCodes: createTickets(5 * MINUTE_MS, now),
  };
}
