import type { Log } from '../log/createLog.ts';
import { countAlarm } from './metrics.ts';

/** Stable names: people are woken by them. */
export type AlarmEvent =
  /** What must always be true is not: `integrity_results` has the rows. */
  | 'integrity.broken'
  /** Someone plays a gateway. */
  | 'payment.callbackForged'
  /** A true callback that contradicts our own record. */
  | 'payment.callbackRefused'
  /** The same, found by asking. */
  | 'payment.captureRefused'
  /** The gateway decided that money does not go back. */
  | 'payment.refundFailed'
  /** The payer's account does not take a refund: a person must finish it at the gateway. */
  | 'payment.refundAbnormal'
  /** The gateway does not take the refund now; it is tried again. */
  | 'payment.refundRefused'
  /** The gateway's statement and our books do not agree. */
  | 'payment.statementDiffers';

/** A problem that a person must look at: writes a line to the log and counts it for the alert rules. */
export function raiseAlarm(
  log: Log,
  event: AlarmEvent,
  facts: Readonly<Record<string, string | number | null>>,
  level: 'warn' | 'error' = 'error',
): void {
  countAlarm(event);
  log[level]({ alarm: event, ...facts }, event);
}
