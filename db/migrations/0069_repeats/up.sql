-- A row is compared with those that were ordered: only they are in the index, and writing rows costs it nothing.
drop index dropshipping_rows_repeated;
create index dropshipping_rows_repeated on dropshipping_rows (user_id, repeat_key) where state = 'ordered';
