import { createHash } from 'node:crypto';
import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Clock } from '../clock/clock.ts';
import { canonicalJson } from '../crypto/canonicalJson.ts';
import type { Database } from '../database/createDatabase.ts';
import type { Log } from '../log/createLog.ts';
import type { AlarmEvent } from './alarmEvents.ts';
import type { AlarmFacts, AlarmKeeper } from './raiseAlarm.ts';

const FLUSH_MS = 1000;
/** Different alarms between two writes; a storm is counted in the log and the metrics. */
const MOST = 200;

interface Pending {
  readonly event: AlarmEvent;
  readonly facts: AlarmFacts;
  readonly fingerprint: string;
  readonly at: Date;
  times: number;
}

/** Writes alarms down a moment later, the same ones as one row: who can make us raise them cannot make us write for each. */
export function createAlarmKeeper({
  db,
  clock,
  log,
}: {
  db: Pick<Database, 'writeAlone'>;
  clock: Clock;
  log: Log;
}): AlarmKeeper {
  let pending = new Map<string, Pending>();
  let timer: NodeJS.Timeout | null = null;
  const flush = async (): Promise<void> => {
    const alarms = [...pending.values()];
    pending = new Map();
    timer = null;
    try {
      for (const { event, facts, fingerprint, at, times } of alarms) {
        await db.writeAlone(sql`
          insert into alarms as known (id, event, fingerprint, facts, times, first_at, last_at)
          values (${newId()}, ${event}, ${fingerprint}, ${JSON.stringify(facts)}::jsonb, ${times}, ${at}, ${at})
          on conflict (event, fingerprint) where acknowledged_at is null do update
          set times = known.times + excluded.times, last_at = greatest(known.last_at, excluded.last_at)`);
      }
    } catch (error) {
      // They stand in the log, and the metrics have counted them.
      log.warn({ err: error, alarms: alarms.length }, 'alarms could not be kept');
    }
  };
  return {
    keep(event, facts) {
      const fingerprint = createHash('md5').update(canonicalJson(facts)).digest('hex');
      const key = `${event} ${fingerprint}`;
      const known = pending.get(key);
      if (known) known.times += 1;
      else if (pending.size < MOST) pending.set(key, { event, facts, fingerprint, at: clock(), times: 1 });
      timer ??= setTimeout(() => void flush(), FLUSH_MS).unref();
    },
  };
}
