-- A dropshipping batch has one invoice, as an order has: `order_id` is then the id of the batch.
alter table invoice_requests
  add column payable_kind kind_name not null default 'order' check (payable_kind in ('order', 'dropshippingBatch')),
  -- A batch may come to more than an integer holds.
  alter column amount_fen type fen;
