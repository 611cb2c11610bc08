import { sql } from 'kysely';
import type { Reader } from './Reader.ts';

/** What PostgreSQL itself tells of its copies. */
export interface ServerState {
  /** Null: nothing is archived, or nothing yet. */
  readonly lastArchivedAt: Date | null;
  readonly archiveFailures: number;
  readonly isArchiving: boolean;
  readonly databaseBytes: number;
  readonly standbys: readonly {
    readonly name: string;
    readonly state: string | null;
    readonly isSynchronous: boolean;
    readonly lagSeconds: number | null;
  }[];
}

/** A role without pg_monitor sees that there are standbys, and not how they do. */
export async function readServerState(db: Reader): Promise<ServerState> {
  const { rows } = await sql<Omit<ServerState, 'standbys'>>`
    select last_archived_time as "lastArchivedAt", failed_count as "archiveFailures",
      current_setting('archive_mode') <> 'off' as "isArchiving", pg_database_size(current_database()) as "databaseBytes"
    from pg_stat_archiver`.execute(db);
  const { rows: standbys } = await sql<ServerState['standbys'][number]>`
    select coalesce(application_name, '') as name, state, coalesce(sync_state in ('sync', 'quorum'), false) as "isSynchronous",
      extract(epoch from replay_lag)::float8 as "lagSeconds"
    from pg_stat_replication`.execute(db);
  const [state] = rows;
  return {
    lastArchivedAt: state?.lastArchivedAt ?? null,
    archiveFailures: state?.archiveFailures ?? 0,
    isArchiving: state?.isArchiving ?? false,
    databaseBytes: state?.databaseBytes ?? 0,
    standbys,
  };
}
