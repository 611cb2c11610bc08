/** How far above the end one still counts as reading there. */
const NEAR_PX = 120;

interface Box {
  readonly scrollHeight: number;
  readonly scrollTop: number;
  readonly clientHeight: number;
}

/** Whether whoever reads is at the newest message, or has scrolled up. */
export function isAtEnd({ scrollHeight, scrollTop, clientHeight }: Box): boolean {
  return scrollHeight - scrollTop - clientHeight < NEAR_PX;
}

interface Growth {
  /** Of the newest message that was shown; null: the conversation has just been opened. */
  readonly before: number | null;
  readonly newest: { readonly no: number; readonly by: 'user' | 'staff' } | undefined;
  /** Before it grew. */
  readonly wasAtEnd: boolean;
}

/** A conversation opens at its newest message and follows it; whoever reads further up is left there, but for what was answered meanwhile. */
export function goesToEnd({ before, newest, wasAtEnd }: Growth): boolean {
  if (before === null || wasAtEnd) return true;
  return newest !== undefined && newest.no > before && newest.by === 'staff';
}
