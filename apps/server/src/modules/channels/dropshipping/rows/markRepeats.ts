import { rules } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';

interface Batch {
  readonly userId: string;
  readonly id: string;
}

/**
 * Finds the rows that repeat an earlier row of the batch, or one that was paid within the last days, and sets them aside unless they are wanted
 * all the same. Looks at the whole batch: the row that another repeats may have changed. The caller holds the batch.
 *
 * Rows are found by where they lie (ctid) and others by the index, one by one: PostgreSQL takes a batch that was just written for one row, and would
 * compare each of five thousand with each.
 */
export async function markRepeats(tx: Tx, { userId, id }: Batch, now: Date): Promise<void> {
  const since = new Date(now.getTime() - rules.dropshipping.repeatDays * DAY_MS);
  await sql`
    with keyed as materialized (
      select ctid as place, no, repeat_key, is_wanted, first_value(no) over (partition by repeat_key order by no) as first_no
      from dropshipping_rows where user_id = ${userId} and batch_id = ${id} and state in ('good', 'repeated')
    ), verdict as (
      select place, is_wanted, case when first_no < keyed.no then first_no else earlier.no end as repeats_no,
        earlier.batch_id as repeats_batch_id
      from keyed left join lateral (
        select other.no, other.batch_id from dropshipping_rows as other
        join dropshipping_batches as batch on batch.user_id = other.user_id and batch.id = other.batch_id
        where keyed.no = first_no and other.user_id = ${userId} and other.repeat_key = keyed.repeat_key
          and other.state = 'ordered' and other.batch_id <> ${id} and batch.paid_at >= ${since}
        order by batch.paid_at desc limit 1
      ) as earlier on true
    )
    update dropshipping_rows as row set repeats_no = verdict.repeats_no, repeats_batch_id = verdict.repeats_batch_id,
      state = case when verdict.repeats_no is null or verdict.is_wanted then 'good' else 'repeated' end
    from verdict
    where row.ctid = verdict.place
      and ((row.repeats_no, row.repeats_batch_id) is distinct from (verdict.repeats_no, verdict.repeats_batch_id)
        or (row.state = 'good') <> (verdict.repeats_no is null or verdict.is_wanted))`.execute(tx);
}
