-- /order/mine costs the same beside 100,000 orders of batches: they leave the index that the lists of all other orders share. They have
-- `orders_of_batch`.
create index if not exists orders_by_state_apart on orders (user_id, state, id) include (kind) where kind <> 'dropshipping';
drop index orders_by_state;
alter index orders_by_state_apart rename to orders_by_state;
