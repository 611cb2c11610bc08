/** Signs that nobody sees: controls, marks of direction that chats put around phone numbers, marks of byte order. */
// oxlint-disable-next-line eslint/no-control-regex
const UNSEEN = /[\u0000-\u0008\u000B-\u001F\u007F\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/g;

/** What a person sees of a cell: without unseen signs, and without spaces around it. */
export function cleanText(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll(UNSEEN, '').trim();
}
