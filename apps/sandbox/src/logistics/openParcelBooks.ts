import { DatabaseSync } from 'node:sqlite';
import type { ParcelStage, StageReached } from './ParcelStage.ts';

type Line = StageReached & { readonly trackingNo: string };

interface ParcelBooks {
  /** Of the parcels that are kept, in the order in which it happened. */
  readonly all: () => readonly Line[];
  readonly add: (line: Line) => void;
  readonly close: () => void;
}

const SCHEMA = `CREATE TABLE IF NOT EXISTS parcel_stages (
  seq INTEGER PRIMARY KEY, trackingNo TEXT NOT NULL, stage TEXT NOT NULL, at REAL NOT NULL) STRICT`;

/** What parcels have reached, beside the gateways' trades: a parcel that is asked about again must not begin its way anew. */
export function openParcelBooks(file: string, kept: number): ParcelBooks {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; PRAGMA busy_timeout = 2000;');
  database.exec(SCHEMA);
  database.exec(`DELETE FROM parcel_stages WHERE trackingNo NOT IN (
    SELECT trackingNo FROM parcel_stages GROUP BY trackingNo ORDER BY min(seq) DESC LIMIT ${kept})`);
  const insert = database.prepare('INSERT INTO parcel_stages (trackingNo, stage, at) VALUES (?, ?, ?)');
  const list = database.prepare('SELECT trackingNo, stage, at FROM parcel_stages ORDER BY seq');
  return {
    all: () =>
      list.all().map(({ trackingNo, stage, at }) => ({
        trackingNo: String(trackingNo),
        stage: stage as ParcelStage,
        at: Number(at),
      })),
    add: ({ trackingNo, stage, at }) => void insert.run(trackingNo, stage, at),
    close: () => database.close(),
  };
}
