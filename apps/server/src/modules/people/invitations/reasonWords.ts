import type { Refusal } from './invitationQueries.ts';

const refusals: Readonly<Record<Refusal, string>> = {
  sameBrowser: '对方与您用过同一个浏览器',
  sameDevice: '对方与您像是同一台设备',
  sameAddress: '对方与您的收货地址相同',
  // The inviter must not learn whether a number was registered before.
  samePhone: '不符合奖励条件',
};

interface Decided {
  readonly state: 'registered' | 'rewarded' | 'refused' | 'revoked';
  readonly refusal: Refusal | null;
}

/** The reason for the inviter why a reward was refused or revoked. */
export function reasonWords({ state, refusal }: Decided): string | null {
  // The inviter must not learn that the invited user returned an order.
  if (state === 'revoked') return '不再符合奖励条件';
  return refusal && refusals[refusal];
}
