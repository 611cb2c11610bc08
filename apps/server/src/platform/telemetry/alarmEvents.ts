/** Stable names: people are woken by them. Each has its rule in ops/prometheus and its line in docs/runbook.md. */
export const alarmEvents = [
  /** What must always be true is not: `integrity_results` has the rows. */
  'integrity.broken',
  /** Someone plays a gateway. */
  'payment.callbackForged',
  /** A true callback that contradicts our own record. */
  'payment.callbackRefused',
  /** The same, found by asking. */
  'payment.captureRefused',
  /** The gateway decided that money does not go back; the user has it in the balance again. */
  'payment.refundFailed',
  /** The gateway does not give money back, and nobody else does: finance decides. Told once; a gauge says how many wait. */
  'payment.refundStuck',
  /** The payer's account does not take a refund: a person must finish it at the gateway. */
  'payment.refundAbnormal',
  /** The gateway does not take the refund now; it is tried again for a day. Told once. */
  'payment.refundRefused',
  /** The gateway's statement and our books do not agree. */
  'payment.statementDiffers',
  /** A day could not be compared with the gateway's statement. Told when it begins and once a day; it is tried again. */
  'payment.reconciliationFailed',
  /** A gateway's own bill of fees and settlements does not agree with the one before it, or with the day's statement. */
  'payment.billDiffers',
  /** A gateway's bill of fees and settlements could not be booked. Told when it begins and once a day; it is tried again. */
  'payment.billFailed',
  /** Four fifths of today's messages are gone. */
  'sms.budgetLow',
  /** No more codes today. */
  'sms.budgetSpent',
  /** Someone has the password of a member of staff, and guesses at the code. */
  'staff.codesGuessed',
] as const;

export type AlarmEvent = (typeof alarmEvents)[number];
