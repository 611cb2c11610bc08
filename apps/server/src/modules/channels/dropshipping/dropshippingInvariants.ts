import { sql } from 'kysely';
import type { Invariant } from '../../../platform/invariants/Invariant.ts';

export const dropshippingInvariants: readonly Invariant[] = [
  {
    number: 43,
    title: 'A batch counts its rows as they are, and its sums are those of its priced rows',
    each: 'user',
    query: sql`
      with counted as (
        select user_id, batch_id, count(*) filter (where state = 'unread') as unread_rows,
          count(*) filter (where state = 'bad') as bad_rows, count(*) filter (where state = 'repeated') as repeated_rows,
          count(*) filter (where state in ('good', 'ordered')) as good_rows, count(*) filter (where state = 'ordered') as ordered,
          count(*) filter (where pay_fen is not null) as priced, sum(pieces) filter (where pay_fen is not null) as pieces,
          sum(goods_fen) as goods_fen, sum(shipping_fen) as shipping_fen, sum(pay_fen) as pay_fen
        from dropshipping_rows group by 1, 2
      )
      select batch.user_id, batch.id, batch.no, state, made_orders, ordered, batch.pay_fen, counted.pay_fen as rows_pay
      from dropshipping_batches as batch
      left join counted on counted.user_id = batch.user_id and batch_id = id
      where (batch.unread_rows, batch.bad_rows, batch.repeated_rows, batch.good_rows) is distinct from (
          coalesce(counted.unread_rows, 0), coalesce(counted.bad_rows, 0), coalesce(counted.repeated_rows, 0),
          coalesce(counted.good_rows, 0))
        or made_orders <> coalesce(ordered, 0)
        or ordered_at is not null and (all_orders, ordered_pieces, batch.goods_fen, batch.shipping_fen, batch.pay_fen)
          is distinct from (priced, counted.pieces, counted.goods_fen, counted.shipping_fen, counted.pay_fen)
        or ordered_at is null and priced > 0`,
  },
  {
    number: 43,
    title: 'A file is read into a draft, and every row that it brought was given a number',
    each: 'user',
    query: sql`
      select file.user_id, file.id, file.batch_id, batch.no, batch.state, file.state as file_state, read_rows, last_no
      from dropshipping_files as file
      join dropshipping_batches as batch on batch.user_id = file.user_id and batch.id = file.batch_id
      where file.state = 'reading' and batch.state <> 'draft' or read_rows > last_no`,
  },
];
