import type { Log } from '../log/createLog.ts';
import type { AlarmEvent } from './alarmEvents.ts';
import { countAlarm } from './metrics.ts';

export type AlarmFacts = Readonly<Record<string, string | number | null>>;

/** Keeps alarms where the console shows them. */
export interface AlarmKeeper {
  readonly keep: (event: AlarmEvent, facts: AlarmFacts) => void;
}

/** By the log of a process: whoever can raise an alarm has it, and nobody has to hand another thing down. */
const keepers = new WeakMap<Log, AlarmKeeper>();

export function keepAlarmsOf(log: Log, keeper: AlarmKeeper): void {
  keepers.set(log, keeper);
}

/** A problem that a person must look at: writes a line to the log, counts it for the alert rules, and is kept for the console. */
export function raiseAlarm(log: Log, event: AlarmEvent, facts: AlarmFacts, level: 'warn' | 'error' = 'error'): void {
  countAlarm(event);
  log[level]({ alarm: event, ...facts }, event);
  keepers.get(log)?.keep(event, facts);
}
