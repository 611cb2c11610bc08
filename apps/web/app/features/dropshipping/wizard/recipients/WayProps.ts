import type { Batch } from '../../batchQueries.ts';

/** Of each way to write recipients down. */
export interface WayProps {
  batch: Batch;
  /** The rows are in the batch: they are checked next. */
  onDone: () => void;
}
