import type { Refusal } from './invitationQueries.ts';

const words: Readonly<Record<Refusal, string>> = {
  sameBrowser: '对方与您用过同一个浏览器，不计奖励',
  sameDevice: '对方与您的设备和网络相同，不计奖励',
  sameAddress: '对方与您的收货地址相同，不计奖励',
};

/** Why nothing was given, as the inviter reads it. */
export function refusalWords(refusal: Refusal): string {
  return words[refusal];
}
