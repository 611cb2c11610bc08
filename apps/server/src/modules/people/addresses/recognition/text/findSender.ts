import type { Span } from './Span.ts';

const SENDER = /(?:寄件人?|发件人?|寄方|发货人|寄件方)(?:姓名|信息|电话|地址)?[ \t]?:/g;
const RECIPIENT = /(?:收件|收货|收方)(?:人|方)?(?:姓名|信息)?[ \t]?:/g;

/** Where the text speaks of who sends: from there to the recipient, or to the end. Nothing if it names no recipient. */
export function findSender(text: string): Span[] {
  const recipients = [...text.matchAll(RECIPIENT)].map(({ index }) => index);
  const senders = [...text.matchAll(SENDER)].map(({ index }) => index);
  if (recipients.length === 0) return [];
  return senders.map((start) => ({ start, end: recipients.find((index) => index > start) ?? text.length }));
}
