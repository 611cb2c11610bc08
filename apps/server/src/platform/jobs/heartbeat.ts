import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import { sql } from 'kysely';
import type { Services } from '../services.ts';
import { every } from './every.ts';

const BEAT_MS = 5_000;
const DEAD_AFTER_SECONDS = 30;

/**
 * A worker that is killed leaves its jobs locked for hours. Each worker therefore writes a heartbeat, and each frees the jobs of
 * workers whose heartbeat has stopped. Such a worker may still be running: jobs must tolerate running twice.
 */
export function startHeartbeat(services: Services): { events: WorkerEvents; stop: () => Promise<void> } {
  const events = new EventEmitter() as WorkerEvents;
  const workerIds = new Set<string>();
  events.on('worker:create', ({ worker }) => workerIds.add(worker.workerId));

  const timer = every(services.log, 'heartbeat', BEAT_MS, async () => {
    if (workerIds.size > 0) {
      const beats = [...workerIds].map((worker_id) => ({ worker_id, beat_at: sql<Date>`now()` }));
      await services.db.transact((tx) =>
        tx
          .insertInto('worker_heartbeats')
          .values(beats)
          .onConflict((conflict) => conflict.column('worker_id').doUpdateSet({ beat_at: sql`now()` }))
          .execute(),
      );
    }
    await freeDeadWorkers(services);
  });

  return {
    events,
    async stop() {
      timer.stop();
      if (workerIds.size === 0) return;
      await services.db.transact((tx) =>
        tx
          .deleteFrom('worker_heartbeats')
          .where('worker_id', 'in', [...workerIds])
          .execute(),
      );
    },
  };
}

async function freeDeadWorkers(services: Services): Promise<void> {
  const { rows } = await services.db.transact((tx) =>
    sql<{ worker_id: string }>`
      with dead as (
        select distinct locked_by as worker_id from graphile_worker.jobs
        where locked_by is not null
          and locked_at < now() - make_interval(secs => ${DEAD_AFTER_SECONDS})
          and not exists (
            select from worker_heartbeats as beat
            where beat.worker_id = locked_by and beat.beat_at > now() - make_interval(secs => ${DEAD_AFTER_SECONDS}))
      ), freed as (
        select graphile_worker.force_unlock_workers(array_agg(worker_id)) from dead having count(*) > 0
      ), forgotten as (
        delete from worker_heartbeats where beat_at < now() - interval '1 day'
      )
      select worker_id from dead where exists (select from freed)`.execute(tx),
  );
  for (const { worker_id } of rows) services.log.warn({ worker: worker_id }, 'freed the jobs of a dead worker');
}
