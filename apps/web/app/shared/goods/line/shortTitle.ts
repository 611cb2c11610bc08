const TITLE_WORDS = 2;

/** A long title cut to brand and name: 慢物 手作青瓷侧把壶. */
export function shortTitle(title: string): string {
  return title.split(' ').slice(0, TITLE_WORDS).join(' ');
}
