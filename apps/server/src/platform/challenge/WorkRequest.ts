/** The work that is asked of someone, and the proof of it that they brought. */
export interface WorkRequest {
  readonly purpose: 'login' | 'staffLogin' | 'smsSend' | 'smsCheck';
  /** Whom it is about (a phone number, an account) and which browser asks: work for one is none for another. */
  readonly subject: readonly string[];
  /** The header `Challenge-Proof`; empty when there is none. */
  readonly proof: string;
  /** By how many doublings it is more than the least. Asked only when a challenge is written. */
  readonly doublings: () => number | Promise<number>;
}
