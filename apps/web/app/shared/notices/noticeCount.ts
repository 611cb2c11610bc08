const MOST = 99;

/** 12, or 99+ above the counted maximum; empty for none. */
export function noticeCount(unreadCount: number): string {
  if (unreadCount === 0) return '';
  return unreadCount > MOST ? `${MOST}+` : String(unreadCount);
}
