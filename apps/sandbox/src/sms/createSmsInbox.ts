export interface SmsMessage {
  readonly phoneNumber: string;
  readonly templateCode: string;
  readonly params: Readonly<Record<string, string>>;
  readonly text: string;
  /** ISO 8601. */
  readonly at: string;
}

export interface SmsInbox {
  readonly add: (message: SmsMessage) => void;
  /** Newest first; of one number, or of all. */
  readonly list: (phoneNumber?: string) => readonly SmsMessage[];
}

const KEPT_MESSAGES = 2_000;

export function createSmsInbox(): SmsInbox {
  const messages: SmsMessage[] = [];
  return {
    add(message) {
      messages.unshift(message);
      messages.length = Math.min(messages.length, KEPT_MESSAGES);
    },
    list: (phoneNumber) =>
      phoneNumber === undefined ? messages : messages.filter((message) => message.phoneNumber === phoneNumber),
  };
}
