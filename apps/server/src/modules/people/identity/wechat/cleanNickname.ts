import { rules } from '@jiwu/contract';

const unprintable = new RegExp(rules.unprintable, 'gu');

/** A name that WeChat lets people choose freely, as ours may be: printable, one line, not too long. */
export function cleanNickname(nickname: string): string {
  const printable = nickname.replaceAll(unprintable, '').trim();
  return [...printable].slice(0, rules.name.max).join('').trim() || '微信用户';
}
