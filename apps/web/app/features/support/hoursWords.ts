import { rules } from '@jiwu/contract/rules';
import { momentWords } from '../../format/momentWords.ts';
import type { SupportPage } from './supportQueries.ts';

const { opensAt, closesAt } = rules.support;
const every = `每天 ${opensAt}:00 至 ${closesAt}:00`;

/** When somebody is there, as it is: outside of the hours nobody is. */
export function hoursWords({ isOpen, opensNext }: SupportPage['hours'], now: string): string {
  return isOpen ? `${every} 有人回复` : `现在不在服务时间，${momentWords(opensNext, now).replace(' 0', ' ')} 起回复`;
}

/** What becomes of the last message. */
export function waitingWords({ isOpen, opensNext }: SupportPage['hours'], now: string): string {
  return isOpen
    ? '已送达，客服看到就回复；离开也会发消息告诉您'
    : `已留言，${momentWords(opensNext, now).replace(' 0', ' ')} 起按先后回复`;
}
