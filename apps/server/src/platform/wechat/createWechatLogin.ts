import { createAccessTokenKeeper } from './createAccessTokenKeeper.ts';
import { createMiniProgramCode, type MiniProgramCode, type MiniProgramCodeInput } from './createMiniProgramCode.ts';
import { exchangeMiniProgramCode, type MiniProgramIdentity } from './exchangeMiniProgramCode.ts';
import { exchangePayerCode } from './exchangePayerCode.ts';
import { exchangeWebsiteCode, type WebsiteIdentity } from './exchangeWebsiteCode.ts';
import { payerUrl } from './payerUrl.ts';
import type { WechatLoginConfig } from './WechatLoginConfig.ts';
import { websiteLoginUrl } from './websiteLoginUrl.ts';

export interface WechatLogin {
  readonly websiteLoginUrl: (input: { readonly redirectUri: string; readonly state: string }) => string;
  readonly exchangeWebsiteCode: (code: string) => Promise<WebsiteIdentity>;
  readonly payerUrl: (input: { readonly redirectUri: string; readonly state: string }) => string;
  readonly exchangePayerCode: (code: string) => Promise<string>;
  readonly createMiniProgramCode: (input: MiniProgramCodeInput) => Promise<MiniProgramCode>;
  readonly exchangeMiniProgramCode: (jsCode: string) => Promise<MiniProgramIdentity>;
}

/** One per process: it holds the access_token that all its calls share. */
export function createWechatLogin(config: WechatLoginConfig, now: () => number = Date.now): WechatLogin {
  const tokens = createAccessTokenKeeper(config, now);
  return {
    websiteLoginUrl: (input) => websiteLoginUrl(config, input),
    exchangeWebsiteCode: (code) => exchangeWebsiteCode(config, code),
    payerUrl: (input) => payerUrl(config, input),
    exchangePayerCode: (code) => exchangePayerCode(config, code),
    createMiniProgramCode: (input) => createMiniProgramCode(config, tokens, input),
    exchangeMiniProgramCode: (jsCode) => exchangeMiniProgramCode(config, jsCode),
  };
}
