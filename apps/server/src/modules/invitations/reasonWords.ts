import type { Refusal } from './invitationQueries.ts';

const refusals: Readonly<Record<Refusal, string>> = {
  sameBrowser: '对方与您用过同一个浏览器',
  sameDevice: '对方与您像是同一台设备',
  sameAddress: '对方与您的收货地址相同',
  // Whether a number was here before is nobody's business.
  samePhone: '不符合奖励条件',
};

interface Decided {
  readonly state: 'registered' | 'rewarded' | 'refused' | 'revoked';
  readonly refusal: Refusal | null;
}

/** Why nothing was given, or what was given is gone, as the inviter reads it. */
export function reasonWords({ state, refusal }: Decided): string | null {
  // Nor is it what somebody sent back.
  if (state === 'revoked') return '不再符合奖励条件';
  return refusal && refusals[refusal];
}
