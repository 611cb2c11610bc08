const MAX = 24;

/** A name that WeChat lets people choose freely, as ours may be: printable, one line, not too long. */
export function cleanNickname(nickname: string): string {
  const printable = nickname.replaceAll(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, '').trim();
  return [...printable].slice(0, MAX).join('').trim() || '微信用户';
}
