import type { Log } from '../log/createLog.ts';
import type { AlarmEvent } from './alarmEvents.ts';
import { countAlarm } from './metrics.ts';

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
